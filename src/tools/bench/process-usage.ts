import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Kernel ticks a second: 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process has used so far; undefined where the system does not say (not Linux). */
export function processorSeconds(pid: number): number | undefined {
  try {
    // The second field, the program's name, may hold spaces; those after it are counted from its closing bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/** Resident memory of a process, in MiB. */
export function residentMebibytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
