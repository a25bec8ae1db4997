import { withdrawalChannels } from '../../enquiries/delivery/plan-channels.ts';
import { type Command, done, failed } from './command.ts';
import { readPerson, readReference } from './read-arguments.ts';

const soon = 'A running server sends it within five seconds.';

/** `retry [REF]`: pending messages are due now. */
export const retry: Command = async ({ store }, { words }) => {
  const reference = words.length > 0 ? readReference(words) : null;
  if (reference && !(await store.findByReference({ reference }))) return unknown(reference);
  const messages = await store.retryDeliveries({ reference });
  return done(messages === 0 ? 'Nothing is pending.' : `${messages} pending, due now. ${soon}`, { messages });
};

/** `release REF`: what is held of an enquiry is delivered. */
export const release: Command = async ({ store }, { words }) => {
  const reference = readReference(words);
  const enquiry = await store.releaseEnquiry({ reference });
  if (!enquiry) return failed(`Nothing is held in quarantine under the reference ${reference}.`, null);
  return done(`${reference} is released. ${soon}`, { reference, state: enquiry.state });
};

/** `withdraw REF`: as if the visitor had done it. */
export const withdraw: Command = async ({ store, config, clock }, { words }) => {
  const reference = readReference(words);
  const enquiry = await store.withdrawEnquiry({
    by: { reference },
    now: clock.now(),
    channels: withdrawalChannels(config),
  });
  if (!enquiry) return unknown(reference);
  return done(`${reference} is withdrawn, and erased in 30 days.`, { reference, state: enquiry.state });
};

/** `forget --phone N` or `--email A`: everything one person sent is erased now. */
export const forget: Command = async ({ store, clock }, { options }) => {
  const references = await store.forgetPerson({ by: readPerson(options), now: clock.now() });
  if (references.length === 0) return failed('Nothing is kept of this person.', { references });
  return done(
    `Erased: ${references.join(', ')}. Backups and the channels these were delivered to still have them.`,
    { references },
  );
};

function unknown(reference: string) {
  return failed(`No enquiry has the reference ${reference}. It may have been erased.`, null);
}
