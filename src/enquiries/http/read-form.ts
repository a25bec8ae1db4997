import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

/** The most a form may weigh, in bytes. */
export const bodyLimit = 16 * 1024;

/** The most that is kept of a longer one, in bytes, for its sender to have the words back. */
export const shownBackBytes = 64 * 1024;

/** Pairs of a body that are looked at: a form of ours has a dozen. */
const maxPairs = 64;

/** Bytes of a pair's name: the longest of ours, each of its letters escaped. */
const maxNameBytes = 64;

export interface ReceivedBody {
  /** Empty when it was too long to be kept. */
  bytes: Buffer;
  /** `long`: over `bodyLimit`, and here to be shown back. `dropped`: too long for that. */
  length: 'taken' | 'long' | 'dropped';
}

/** A body too long to be kept. */
export const dropped: ReceivedBody = { bytes: Buffer.alloc(0), length: 'dropped' };

/** The sender left before the end. */
class BodyAbortedError extends Error {
  override name = 'BodyAbortedError';
  /** Node's own for a connection that ended early: whoever sees it knows that nobody is there to be answered. */
  readonly code = 'ECONNRESET';
}

/**
 * Reads a request's body to its end, and keeps at most `maxBytes` of it.
 * @throws BodyAbortedError
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<ReceivedBody> {
  // One buffer, not a list of pieces: a body may come in pieces of one byte, and each costs a hundred.
  const kept = Buffer.alloc(maxBytes);
  let received = 0;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new BodyAbortedError('The sender left before the end of the body.'));
    request.on('data', (chunk: Buffer) => {
      // What comes after the limit is read and forgotten: a connection cut here would reach the sender as a network
      // error. How long and how much is the server's own limit.
      chunk.copy(kept, received);
      received += chunk.length;
    });
    request.on('end', () => {
      if (received > maxBytes) resolve(dropped);
      else resolve({ bytes: kept.subarray(0, received), length: received > bodyLimit ? 'long' : 'taken' });
    });
    request.on('error', abort);
    request.on('close', abort);
  });
}

export interface ParsedForm {
  /** Values by name, in order; a plain map, so that no name is special. */
  fields: ReadonlyMap<string, readonly string[]>;
  /** False where some bytes were no UTF-8; they stand in the values as U+FFFD. */
  isReadable: boolean;
}

/** Reads the fields of these names from a form-encoded body; nothing else in it is decoded. */
export function parseForm(body: Buffer, names: ReadonlySet<string>): ParsedForm {
  const fields = new Map<string, string[]>();
  let isReadable = true;
  let start = 0;
  for (let pairs = 0; pairs < maxPairs && start < body.length; pairs += 1) {
    const end = indexOr(body, '&', start, body.length);
    const pair = body.subarray(start, end);
    const equals = indexOr(pair, '=', 0, pair.length);
    const name = equals <= maxNameBytes ? decode(pair.subarray(0, equals)).text : '';
    if (names.has(name)) {
      const value = decode(pair.subarray(equals + 1));
      isReadable &&= value.isReadable;
      fields.getOrInsert(name, []).push(value.text);
    }
    start = end + 1;
  }
  return { fields, isReadable };
}

export function firstValue(fields: ParsedForm['fields'], name: string): string {
  return fields.get(name)?.[0] ?? '';
}

function indexOr(body: Buffer, sign: string, from: number, otherwise: number): number {
  const index = body.indexOf(sign, from);
  return index === -1 ? otherwise : index;
}

// URLSearchParams replaces what it cannot decode and does not say so; decodeURIComponent does nothing else.
function decode(bytes: Buffer): { text: string; isReadable: boolean } {
  const encoded = bytes.toString('utf8').replaceAll('+', ' ');
  try {
    // A percent sign that begins no escape stands for itself.
    const text = decodeURIComponent(encoded.replace(/%(?![\da-f]{2})/gi, '%25'));
    return { text, isReadable: isUtf8(bytes) };
  } catch {
    return { text: new URLSearchParams(`=${encoded}`).get('') ?? '', isReadable: false };
  }
}
