import { readFile, writeFile } from 'node:fs/promises';

const report = new URL('../../../docs/performance.md', import.meta.url);

/**
 * Puts text into docs/performance.md between `<!-- name -->` and `<!-- /name -->`, in place of what stood there.
 * @throws Error when the file lacks the two marks.
 */
export async function writeSection(name: string, text: string): Promise<void> {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const current = await readFile(report, 'utf8');
  const from = current.indexOf(start);
  const to = current.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`docs/performance.md needs the lines ${start} and ${end}, in this order`);
  await writeFile(report, `${current.slice(0, from + start.length)}\n${text.trim()}\n${current.slice(to)}`);
}
