import type { DatabaseSync } from 'node:sqlite';
import type { MessagePort } from 'node:worker_threads';
import type { OperationName } from '../operations/operations.ts';
import type { StoreFailure } from '../store-error.ts';
import type { StoreReply, StoreRequest } from './commit-group.ts';
import type { LiveDatabase } from './live-database.ts';
import { describeSqliteError } from './sqlite-failure.ts';

/** A request of the main thread to the worker. */
export type WorkerRequest =
  | { kind: 'operation'; id: number; name: OperationName; input: unknown }
  | { kind: 'locate'; id: number }
  | { kind: 'check'; id: number }
  | { kind: 'close'; id: number };

/** A message of the worker: an answer by id, or what happened to the file. An error crosses as its two names. */
export type WorkerMessage =
  | { kind: 'reply'; id: number; result: unknown }
  | { kind: 'failure'; id: number; failure: StoreFailure; code: string }
  | { kind: 'damage'; cause: string }
  | { kind: 'recovery'; setAside: string; enquiries: number }
  | { kind: 'wal-kept'; failure: StoreFailure; code: string };

/** Milliseconds within which a lost file is noticed where nobody asks for anything. */
const inspectEveryMs = 400;

/** Answers requests from a port. Operations that arrive while a commit waits for the disk form the next group. */
export function serveStore(port: MessagePort, database: LiveDatabase): void {
  let group: StoreRequest[] = [];
  setInterval(() => database.inspect(), inspectEveryMs).unref();

  port.on('message', (request: WorkerRequest) => {
    if (request.kind !== 'operation') {
      answerAlone(request);
      return;
    }
    group.push(request);
    if (group.length === 1) setImmediate(commit);
  });

  function commit(): void {
    const requests = group;
    group = [];
    for (const answer of database.run(requests)) reply(answer);
  }

  function answerAlone(request: Exclude<WorkerRequest, { kind: 'operation' }>): void {
    const { id } = request;
    try {
      if (request.kind === 'close') {
        commit();
        database.close();
        reply({ id, result: null });
        port.close();
      } else if (request.kind === 'locate') {
        reply({ id, result: database.use().location() });
      } else {
        reply({ id, result: checkDatabase(database.use()) });
      }
    } catch (error) {
      reply({ id, error: describeSqliteError(error) });
    }
  }

  function reply(answer: StoreReply): void {
    const message: WorkerMessage =
      'error' in answer
        ? { kind: 'failure', id: answer.id, failure: answer.error.failure, code: answer.error.code }
        : { kind: 'reply', id: answer.id, result: answer.result };
    port.postMessage(message);
  }
}

function checkDatabase(database: DatabaseSync): string[] {
  const problems: string[] = [];
  for (const row of database.prepare('pragma integrity_check(20)').all()) {
    const verdict = String(Object.values(row)[0]);
    // The words of the check name pages and indexes, never what stands in them.
    if (verdict !== 'ok') problems.push(`The file is damaged: ${verdict}. Restore it from a backup.`);
  }
  const orphans = database.prepare('pragma foreign_key_check').all().length;
  if (orphans > 0) problems.push(`${orphans} messages have lost their enquiry.`);
  return problems;
}
