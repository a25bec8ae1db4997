import type { Business } from '../business.ts';
import { withdrawnKeptDays } from '../consent.ts';
import { displayPhone, mailLink, telLink } from '../contact-links.ts';
import type { ContactLink } from '../paths.ts';
import { months } from './notices.ts';
import { type LegalFact, type LegalPage, type LegalSection, list, paragraph } from './section.ts';

/** What the operator configures and the page must therefore say. */
export interface PrivacySettings {
  /** After how many months without contact an enquiry is erased. */
  retentionMonths: number;
  /** Who else receives an enquiry, such as a form service or a mail provider; may be empty. */
  recipients: readonly string[];
  business: Pick<Business, 'name' | 'location' | 'email' | 'phone'>;
}

/** How soon a request or complaint about personal data is answered. */
const grievanceAnswerDays = 30;

export const privacyPage: LegalPage = {
  head: {
    title: 'Privacy',
    description:
      'What this site keeps when you send a form, why, for how long, who receives it, and how to see, correct or erase it. No cookies and no tracking.',
    keywords: ['privacy', 'personal data', 'erase my data'],
    picture: 'about-2',
  },
  headline: 'Privacy',
  lede: 'You can read every page of this site without telling us anything. This page says what happens when you send a form.',
  contents: 'On this page',
  changed: 'Last changed on {date}.',
  lastChanged: '2026-11-30',
  more: 'In full',
  callToAction: {
    heading: 'About your own details?',
    text: 'To see, correct or erase them, one call or one line is enough.',
    call: 'Call Now',
    link: { text: 'Send a message', to: '/contact#quote' },
  },
};

/** What most people want to know, in three figures. */
export function privacyFacts(retentionMonths: number): readonly LegalFact[] {
  return [
    { figure: 'No cookies', text: 'No tracking, no visitor counting, nothing loaded from other companies.' },
    { figure: months(retentionMonths), text: 'After our last contact with you, your enquiry is erased.' },
    {
      figure: `${grievanceAnswerDays} days`,
      text: 'The longest you wait for an answer to a request about your details.',
    },
  ];
}

/** The privacy notice in the order of what a person asks first. */
export function privacySections(settings: PrivacySettings): readonly LegalSection[] {
  const { business } = settings;
  const mail: ContactLink = { text: business.email, href: mailLink(business.email) };
  const call: ContactLink = { text: displayPhone(business.phone), href: telLink(business.phone) };
  return [
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        paragraph(
          `${business.name}, ${business.location}, decides why and how the details on this page are used.`,
        ),
        paragraph(['For anything about them, including complaints, write to ', mail, ' or call ', call, '.']),
      ],
    },
    {
      id: 'what',
      heading: 'What we keep',
      blocks: [
        paragraph('Only what you send us, and how and when it came.'),
        list(
          'The short form on the home page: your name, your phone number and the time.',
          'The contact form: your name, email address, phone number, message and the time, and the service, package, area, floor size, stone and estimate if you gave them.',
          'The newsletter box: your email address, the words you agreed to and the time.',
          'With each of these, which version of the notice stood beside the form.',
        ),
        paragraph(
          'We do not ask for an address before a visit is agreed. Please leave bank details, identity numbers and health matters out of the message; we do not need them.',
        ),
      ],
    },
    {
      id: 'why',
      heading: 'Why we keep it',
      blocks: [
        paragraph('To answer you, to agree on a visit and to prepare a quote.'),
        paragraph(
          'You consent to that by sending the form. It is used for nothing else, and your details are not sold.',
        ),
        paragraph(
          'The newsletter goes only to people who asked for it in its own box. Asking for a quote never puts you on that list.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Who else receives it',
      blocks: recipientBlocks(settings.recipients),
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        paragraph(
          `An enquiry is erased ${months(settings.retentionMonths)} after our last contact with you.`,
        ),
        list(
          `What you withdraw is no longer used from that day, and is erased within ${withdrawnKeptDays} days.`,
          'A newsletter address is kept until you leave the list.',
          'If you become a customer, the quote and the bill are kept as long as tax law asks. They are not part of this site.',
        ),
        paragraph(
          'When an enquiry is erased, a mark without personal details remains to show that the erasure was made. Backups are overwritten in turn, and the enquiry goes from them in the same way.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'What you can ask of us',
      blocks: [
        paragraph('You can see, correct or erase what we hold, and take back your consent.'),
        list(
          'To see what we hold about you and who has received it.',
          'To have it corrected or completed.',
          'To have it erased.',
          'To withdraw your consent. One line by email is enough, as easy as sending the form was. What was done before stays lawful.',
          'To name a person who may do this for you in case of death or incapacity.',
        ),
        paragraph([
          'Write to ',
          mail,
          ' or ',
          call,
          `, from the address or number you gave us, or with your reference number. You get an answer within ${grievanceAnswerDays} days.`,
        ]),
        paragraph(
          'If the answer does not satisfy you, or none comes, you can complain to the Data Protection Board of India under the Digital Personal Data Protection Act, 2023.',
        ),
      ],
    },
    {
      id: 'adults',
      heading: 'Adults only',
      blocks: [
        paragraph('The forms are for people of 18 years or older.'),
        paragraph('If a child has sent us details, tell us and we erase them.'),
      ],
    },
    {
      id: 'browser',
      heading: 'Cookies, tracking and logs',
      blocks: [
        paragraph(
          'This site sets no cookie, keeps nothing in your browser before you act, and loads nothing from other companies.',
        ),
        paragraph('There are no advertising or visitor-counting services.'),
        paragraph(
          'The server keeps a technical log of which pages were asked for and whether they were delivered. Names, numbers, addresses and messages do not appear in it. To hold back floods of automatic messages, the server counts how many forms arrive from one network address in a short time.',
        ),
      ],
    },
    {
      id: 'other-services',
      heading: 'WhatsApp, maps and phone',
      blocks: [
        paragraph('Links to WhatsApp, to a map and to social networks open services of other companies.'),
        paragraph(
          'They learn of you only when you follow the link, and their own terms apply from there. A phone call is handled by your telephone company and ours.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      blocks: [
        paragraph(
          'Enquiries are stored on the server that runs this site and are open only to the people who answer them.',
        ),
        paragraph(
          'If details are ever exposed, we tell those affected without delay what happened and what they can do, and we inform the Data Protection Board.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'When this page changes',
      blocks: [
        paragraph('The date above changes with it.'),
        paragraph([
          'For an enquiry already sent, the notice that stood beside the form at that time holds. The rules for quotes and work are in the ',
          { text: 'terms', to: '/terms' },
          '.',
        ]),
      ],
    },
  ];
}

function recipientBlocks(recipients: readonly string[]): LegalSection['blocks'] {
  if (recipients.length === 0) {
    return [
      paragraph('Nobody outside the business.'),
      paragraph('Enquiries stay on the server that runs this site.'),
    ];
  }
  return [
    paragraph('These receive enquiries on our behalf, to pass them on or to deliver our answer:'),
    list(...recipients),
    paragraph('They may use the details for that alone.'),
  ];
}
