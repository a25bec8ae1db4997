import {
  chmodSync,
  closeSync,
  lchownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
} from 'node:fs';
import { lchown, lstat, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

// Names and numbers of people: for the owner of the process alone, from the first byte on, whatever the umask. What ends in `Sync`
// waits for the disk without letting anything else run: for threads of the store, and for a start.

/** Something leads elsewhere that was to be a file or a folder. */
class LinkError extends Error {
  override name = 'LinkError';
  readonly code = 'ELOOP';

  constructor(path: string) {
    super(`${path} is a link, and nothing is written through it: take it away.`);
  }
}

/** Makes a folder, and those above it, where there is none; each belongs to whom the one above it does. @throws the system's error */
export async function makePrivateFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // Not Node's `recursive`: below a folder that takes none, such as /proc, it never returns.
    await makePrivateFolder(dirname(folder));
    await makeFolder(folder);
  }
}

export function makePrivateFolderSync(folder: string): void {
  try {
    makeFolderSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    makePrivateFolderSync(dirname(folder));
    makeFolderSync(folder);
  }
}

/** One that is there already, or is made by somebody else meanwhile, is as good. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
    await giveToOwnerOf(dirname(folder), folder);
  } catch (error) {
    if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw error;
  }
}

function makeFolderSync(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
    giveToOwnerOfSync(dirname(folder), folder);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Makes an empty file, which belongs to whom its folder does. @throws EEXIST */
export async function createPrivateFile(path: string): Promise<void> {
  await (await open(path, 'wx', 0o600)).close();
  await giveToOwnerOf(dirname(path), path);
}

export function createPrivateFileSync(path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  giveToOwnerOfSync(dirname(path), path);
}

// Root works beside a server of another user, who could put a link in its place meanwhile.
async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  // Root of a container may not.
  await lchown(path, uid, gid).catch(() => {});
}

function giveToOwnerOfSync(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  try {
    lchownSync(path, uid, gid);
  } catch {
    // Root of a container that may not.
  }
}

/**
 * Makes the file as `createPrivateFileSync` does; one that is there already is only taken from all but its owner. A link is
 * refused: who may write to the folder could have what root writes there, or empties, be any file. @throws LinkError
 */
export function ensurePrivateFileSync(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found) {
    if (found.isSymbolicLink()) throw new LinkError(path);
    if ((found.mode & 0o077) !== 0) narrow(path);
    return;
  }
  try {
    createPrivateFileSync(path);
  } catch (error) {
    // Made by somebody else meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Gives a finished file a name that nothing has yet, a link that leads nowhere included: that is to a disk that will be back.
 * The first name may stay. False, and nothing is written over, where the name is taken. @throws the system's error
 */
export function giveNameSync(finished: string, name: string): boolean {
  try {
    linkSync(finished, name);
    return true;
  } catch {
    // The name is taken, or the file system has no links.
    if (lstatSync(name, { throwIfNoEntry: false })) return false;
    renameSync(finished, name);
    return true;
  }
}

/** Paths of copies that are being written: a command that is told to end takes them away (`src/cli/exit-on-signals.ts`). */
export const unfinishedCopies = new Set<string>();

/** @throws LinkError where a link stands in the place of a file or a folder of ours */
export async function refuseLink(path: string): Promise<void> {
  if ((await lstat(path).catch(() => undefined))?.isSymbolicLink()) throw new LinkError(path);
}

function narrow(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch {
    // It belongs to another user, who can read it in any case.
  }
}
