import { replyWithinHours } from './business.ts';

// Words that a form's script says by itself. Each is an export of its own: a script carries the whole of an object
// that it reads one word of.

/** Stands beside the label of a field that may stay empty. */
export const optionalMark = 'optional';
/** Opens the fields of the contact form that a visitor may leave to us. */
export const detailsLabel = 'Package, area and size';
/** The empty choice of a list of services. */
export const noServiceYet = 'I am not sure yet';
/** On the button, until the answer is there. */
export const sendingLabel = 'Sending…';
/** Label of the field that people never see. */
export const honeypotLabel = 'Leave this field empty';
/** Begins the title of a page with something to mend. */
export const errorTitlePrefix = 'Error: ';
export const errorSummaryHeading = 'There is a problem';
/** The two ways to reach us with what the form did not take. */
export const callUs = 'Call us';
export const sendOnWhatsapp = 'Send it on WhatsApp';

export const nextHeading = 'What happens next';
/** After the answer. */
export const nextSteps = [
  'We agree on a time for the free visit.',
  'You get a written quote with rooms, square feet, steps and days.',
] as const;

/** Pictures of the floor, by WhatsApp from this device or from another; `{reference}` and `{phone}`. */
export const sendPictures = 'Send pictures on WhatsApp';
export const picturesChat = 'Hi! Here are pictures of my floor. My reference is {reference}.';
export const picturesElsewhere =
  'Pictures of the whole room and one close-up help most. From another phone: send them to {phone} on WhatsApp with the reference {reference}.';

/** Begins the message that an estimate fills in; the visitor's own words stand below its line. */
export const estimateMessageStart = 'My estimate: ';

/** Labels and hints of the two enquiry forms: name and phone on home, all fields on the contact page. */
export const enquiryFields = {
  name: { label: 'Full Name' },
  email: { label: 'Email Address', hint: 'The written quote goes here.' },
  phone: {
    label: 'Phone Number',
    hint: '10 digits. We call to agree on a visit.',
  },
  service: { label: 'Service' },
  message: {
    label: 'Message',
    hint: 'The stone if you know it, the size, what bothers you, and where it is.',
  },
} as const;

/** What to enter, where a field of theirs was left empty or is not what it asks for. */
export const fieldErrors = {
  name: 'Enter your name',
  email: 'Enter an email address, such as name@example.com',
  phone: 'Enter a phone number with 10 digits, such as 90000 00000',
  service: 'Choose a service from the list',
  message: 'Enter a message, even one line about the floor',
  tooLong: (label: string, limit: number): string => `Shorten ${label} to ${limit} characters or fewer`,
} as const;

/** What a form says of a post. */
export const answers = {
  /** `replyBy` as a person reads it; left out where it did not come. */
  success: (reference: string, replyBy?: string): string =>
    `Your enquiry is with us. Its reference is ${reference}. We answer ${replyBy ? `by ${replyBy}` : `within ${replyWithinHours} hours`}.`,
  subscribed: 'Your address is on the list.',
  /** The link to the visitor's own page. */
  follow: 'See what was sent and what happens next',
  failed:
    'We could not keep your enquiry just now. Nothing you typed is lost: try again, or send it by phone or WhatsApp.',
  offline:
    'Your device seems to be offline. Your words are still here; send them when the connection is back.',
  /** For who has gone on to another page while it was being sent, and the way back. */
  unsent: 'Your form was not sent. Nothing you typed is lost.',
  backToForm: 'Back to the form',
} as const;
