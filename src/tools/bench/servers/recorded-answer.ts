import { readFile, writeFile } from 'node:fs/promises';

/** An answer of the site, for a baseline to send again. */
export interface RecordedAnswer {
  status: number;
  /** As sent, but for what Node sets by itself. */
  headers: Record<string, string>;
  body: Buffer;
}

export async function writeRecordedAnswer(file: string, { body, ...head }: RecordedAnswer): Promise<void> {
  await writeFile(file, JSON.stringify({ ...head, body: body.toString('base64') }));
}

/** Reads the answer from the file that the command line names first. */
export async function readRecordedAnswer(): Promise<RecordedAnswer> {
  const { status, headers, body } = JSON.parse(await readFile(String(process.argv[2]), 'utf8'));
  return { status, headers, body: Buffer.from(body, 'base64') };
}
