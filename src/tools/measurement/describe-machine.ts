import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { arch, cpus, freemem, loadavg, platform, release, totalmem } from 'node:os';

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

/** The exact version that `package-lock.json` installs. */
export function installedVersion(name: string): string {
  const file = new URL(`../../../node_modules/${name}/package.json`, import.meta.url);
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
