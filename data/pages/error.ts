import { enquiryRefusals } from '../enquiry-refusals.ts';
import type { PageHead } from '../page-head.ts';

export interface ErrorWords {
  headline: string;
  text: string;
}

export interface ErrorPage {
  head: PageHead;
  retry: string;
  contact: string;
  /** By HTTP status; `500` stands for every other fault of ours and `400` for every other bad request. */
  words: Readonly<Record<400 | 404 | 405 | 413 | 415 | 421 | 429 | 431 | 500 | 501 | 503, ErrorWords>>;
}

export const errorPage: ErrorPage = {
  head: {
    title: 'Something Went Wrong',
    description: 'The page could not be prepared. Try again in a minute, or reach us by phone or WhatsApp.',
    keywords: [],
    picture: 'hero-1',
  },
  retry: 'Back to the home page',
  contact: 'Reach us directly',
  words: {
    400: {
      headline: 'That address cannot be read',
      text: 'Something in it is not written as an address should be. Type it again, or start from the home page.',
    },
    404: {
      headline: 'There is nothing at this address',
      text: 'It is mistyped, or what stood here has moved. Services, prices and contact are one step away.',
    },
    405: {
      headline: 'This address does not take that',
      text: 'It can be read, but nothing can be sent to it. If you were sending a message, use the contact form.',
    },
    413: {
      headline: 'That was too much at once',
      text: enquiryRefusals.farTooLarge,
    },
    415: {
      headline: 'That was sent in a form we do not read',
      text: enquiryRefusals.unsupported,
    },
    421: {
      headline: 'This is another site',
      text: 'The address that was asked for does not belong to this server.',
    },
    429: {
      headline: 'That is a lot of enquiries',
      text: enquiryRefusals.tooManyUnread,
    },
    431: {
      headline: 'That request was too long',
      text: 'Its header or address is longer than this server reads. Clearing the cookies of this site usually helps.',
    },
    500: {
      headline: 'This page did not come out right',
      text: 'The fault is ours, not yours. Try again in a minute. If you were sending a message, call us or use WhatsApp so that it does not wait.',
    },
    501: {
      headline: 'This server does not do that',
      text: 'The request used a method that this site has no use for.',
    },
    503: {
      headline: 'One moment, please',
      text: 'Too many requests arrived together, and this one was not answered. If you sent a form, go back to find your words and send it again in a few seconds, or reach us by phone or WhatsApp.',
    },
  },
};
