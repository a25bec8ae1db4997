import { enquiryMails } from '../../../data/enquiry-mails.ts';
import type { DigestMessage } from './message.ts';

/** The daily digest as lines of text. */
export function digestLines(digest: DigestMessage): string[] {
  const words = enquiryMails.digest;
  return [
    words.lead,
    words.stored(digest.stored),
    words.delivered(digest.delivered),
    words.withdrawn(digest.withdrawn),
    words.now,
    words.pending(digest.pending),
    words.quarantined(digest.quarantined),
    words.silence,
  ];
}
