import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, freemem, loadavg, platform, release, totalmem } from 'node:os';
import { root } from '../../build/paths.ts';

const report = `${root}docs/performance.md`;

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

/** On what and when a measurement was made: a figure says nothing without it. */
export function describeMachine(versions: Readonly<Record<string, string>> = {}): string {
  const [processor] = cpus();
  const facts = [
    `${cpus().length} × ${processor?.model.trim() || arch()}`,
    `${gibibytes(totalmem())} GiB memory (${gibibytes(freemem())} free)`,
    `${platform()} ${release()}`,
    `Node ${process.versions.node}`,
    ...Object.entries(versions).map(([name, version]) => `${name} ${version}`),
  ];
  const load = loadavg()[0]?.toFixed(1) ?? '0';
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}. ${facts.join(', ')}. Load average at the start: ${load}.`;
}

/** The exact version of a package that is installed in a folder, which ends with a slash. */
export function installedVersion(name: string, folder = root): string {
  const file = `${folder}node_modules/${name}/package.json`;
  return String(JSON.parse(readFileSync(file, 'utf8')).version);
}

function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const isChanged =
      git('status', '--porcelain', '--untracked-files=no', '--', 'src', 'views', 'data') !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}

function gibibytes(bytes: number): string {
  return (bytes / 2 ** 30).toFixed(1);
}

/** A table in Markdown, its columns padded so that the text reads as a table too. Figures stand to the right. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(3, ...all.map((row) => (row[column] ?? '').length)));
  const isFigure = header.map((_, column) =>
    rows.every((row) => /^[\d.,<>=≤≥ %×–-]*$/.test(row[column] ?? '')),
  );
  const line = (row: readonly string[]): string => {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return isFigure[column] ? cell.padStart(width) : cell.padEnd(width);
    });
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, column) => '-'.repeat(width - 1) + (isFigure[column] ? ':' : '-'));
  return [line(header), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}
