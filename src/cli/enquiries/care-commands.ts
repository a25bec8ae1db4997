import { existsSync } from 'node:fs';
import { configuredChannels } from '../../enquiries/delivery/plan-channels.ts';
import { type Command, done, failed, UsageError } from './command.ts';

const day = 86_400_000;

/** `backup FILE`: a copy of the whole store, made while it is in use. */
export const backup: Command = async ({ store }, { words }) => {
  const [file, ...others] = words;
  if (!file || others.length > 0) throw new UsageError('Give the file to write, such as backup.db.');
  if (store.kind === 'postgresql') throw new UsageError('The store is PostgreSQL: back it up with pg_dump.');
  if (existsSync(file)) throw new UsageError(`${file} exists already. Give another name.`);
  await store.backup(file);
  return done(`Copied to ${file}. It holds names and numbers: keep it where nobody else reads.`, { file });
};

/** `check`: what an operator should look at. */
export const check: Command = async ({ store, config, clock, listSetAside }) => {
  const problems = [...(await store.check())];
  const counts = await store.countEnquiries({ since: 0 });
  if (counts.oldestPendingAt !== null && clock.now() - counts.oldestPendingAt > day) {
    problems.push(
      `${counts.pendingMessages} messages are pending, the oldest for more than a day. See list and stats.`,
    );
  }
  for (const name of listSetAside()) {
    problems.push(`A damaged file was set aside: ${name}. Look at it, then move it away.`);
  }
  const channels = configuredChannels(config);
  const notes =
    channels.length > 0 ? [] : ['No channel is configured: enquiries are stored, but nobody is told.'];
  const data = { problems, notes, channels, counts };
  if (problems.length > 0) return failed([...problems, ...notes].join('\n'), data);
  return done([`In order. Enquiries: ${counts.enquiries}.`, ...notes].join('\n'), data);
};
