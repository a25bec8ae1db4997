import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { withdrawnKeptDays } from '../../../data/consent.ts';
import { dayMs } from '../../base/durations.ts';
import { giveNameSync, unfinishedCopies } from '../../base/private-files.ts';
import type { EnquiryConfig } from '../../config/enquiry-config.ts';
import { configuredChannels, withdrawalChannels } from '../../enquiries/delivery/plan-channels.ts';
import { longestWaitMs } from '../../enquiries/store/operations/find-enquiries.ts';
import { StoreError } from '../../enquiries/store/store-error.ts';
import {
  besideStore,
  type Command,
  done,
  failed,
  noSuchEnquiry,
  readPerson,
  readReference,
  UsageError,
} from './command.ts';

/** When what is due goes out. */
function whenSent(config: EnquiryConfig): string {
  return configuredChannels(config).length > 0
    ? 'A running server sends it within five seconds.'
    : 'No channel is configured: nobody is told until there is one. See list.';
}

/** `retry [REF]`: pending messages are due now. */
export const retry: Command = async ({ store, config }, { words }) => {
  const reference = words.length > 0 ? readReference(words) : null;
  if (reference && !(await store.findByReference({ reference }))) return noSuchEnquiry(reference);
  const messages = await store.retryDeliveries({ reference });
  const text = messages === 0 ? 'Nothing is pending.' : `${messages} pending, due now. ${whenSent(config)}`;
  return done(text, { messages });
};

/** `release REF`: what is held of an enquiry is delivered. */
export const release: Command = async ({ store, clock, config }, { words }) => {
  const reference = readReference(words);
  const enquiry = await store.releaseEnquiry({ reference, now: clock.now() });
  if (!enquiry) return failed(`Nothing is held in quarantine under the reference ${reference}.`, null);
  return done(`${reference} is released. ${whenSent(config)}`, { reference, state: enquiry.state });
};

/** `withdraw REF`: as if the visitor had done it. */
export const withdraw: Command = async ({ store, config, clock }, { words }) => {
  const reference = readReference(words);
  const withdrawn = await store.withdrawEnquiry({
    by: { reference },
    now: clock.now(),
    channels: withdrawalChannels(config),
  });
  if (!withdrawn) return noSuchEnquiry(reference);
  const { enquiry, takenBack } = withdrawn;
  const text =
    takenBack.length > 0
      ? `${takenBack.map((each) => each.reference).join(', ')} withdrawn, and erased in ${withdrawnKeptDays} days.`
      : `${reference} was withdrawn already, and is erased within ${withdrawnKeptDays} days.`;
  return done(text, { reference, state: enquiry.state });
};

/** `forget --phone N` or `--email A`: everything one person sent is erased now. */
export const forget: Command = async ({ store, clock, listSetAside }, { options }) => {
  const references = await store.forgetPerson({ by: readPerson(options), now: clock.now() });
  const setAside = listSetAside();
  const data = { references, setAside };
  const aside = besideStore(setAside);
  if (references.length === 0)
    return failed(
      aside
        ? `Nothing is kept of this person in the store. Backups may have something.${aside}`
        : 'Nothing is kept of this person.',
      data,
    );
  return done(
    `Erased: ${references.join(', ')}. Backups still have them, and so have the channels they were delivered to, or are being sent to at this moment.${aside}`,
    data,
  );
};

/** `backup FILE`: a copy of the whole store, made while it is in use. */
export const backup: Command = async ({ store }, { words }) => {
  const [file, ...others] = words;
  // What a `-` is piped into would take the words of this command for the copy.
  if (!file || file === '-' || others.length > 0)
    throw new UsageError('Give the file to write, such as backup.db.');
  if (store.kind === 'postgresql') throw new UsageError('The store is PostgreSQL: back it up with pg_dump.');
  const folder = dirname(resolve(file));
  if (!existsSync(folder))
    throw new UsageError(`There is no folder ${folder}. Make it, or give another one.`);
  // It has its name once it is whole: what a command that is killed leaves would open as a store, and be an empty one.
  const unfinished = `${file}-${randomUUID()}.unfinished`;
  unfinishedCopies.add(unfinished).add(`${unfinished}-journal`);
  let isNamed: boolean;
  try {
    await store.backup(unfinished);
    isNamed = giveNameSync(unfinished, file);
  } catch (error) {
    // Where the store answers, it is the copy that failed; where not, it says why.
    await store.countEnquiries({ since: 0 });
    const code = error instanceof StoreError ? ` (${error.failure})` : '';
    return failed(
      `The copy could not be written to ${file}${code}: look at its folder and the room on its disk.`,
      null,
    );
  } finally {
    rmSync(unfinished, { force: true });
  }
  if (!isNamed) throw new UsageError(`${file} exists already. Give another name.`);
  return done(`Copied to ${file}. It holds names and numbers: keep it where nobody else reads.`, { file });
};

/** `check`: what an operator should look at. */
export const check: Command = async ({ store, config, clock, listSetAside }) => {
  const problems = [...(await store.check())];
  const counts = await store.countEnquiries({ since: 0 });
  if (longestWaitMs(counts, clock.now()) > dayMs) {
    problems.push(
      `${messages(counts.pendingMessages, 'is', 'are')} pending, the oldest for more than a day. See list and stats.`,
    );
  }
  if (counts.strandedMessages > 0) {
    problems.push(
      `${messages(counts.strandedMessages, 'waits', 'wait')} for a channel that is not configured. See list --state stranded.`,
    );
  }
  problems.push(...listSetAside().map(whatIsAside));
  const channels = configuredChannels(config);
  const notes =
    channels.length > 0 ? [] : ['No channel is configured: enquiries are stored, but nobody is told.'];
  const data = { problems, notes, channels, counts };
  if (problems.length > 0) return failed([...problems, ...notes].join('\n'), data);
  return done([`In order. Enquiries: ${counts.enquiries}.`, ...notes].join('\n'), data);
};

/** Such as `1 message waits`. */
function messages(count: number, one: string, several: string): string {
  return count === 1 ? `1 message ${one}` : `${count} messages ${several}`;
}

function whatIsAside(name: string): string {
  if (name.includes('.before-restore-'))
    return `A restore set a file aside: ${name}. It holds what people sent: look at it, then remove it.`;
  if (name.endsWith('.incoming'))
    return `A restore was cut short and left ${name}. It holds what people sent: restore again, or remove it.`;
  return `A damaged file was set aside: ${name}. Look at it, then move it away.`;
}
