import { chmodSync, closeSync, lchownSync, lstatSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

// Names and numbers of people: for the owner of the process alone, from the first byte on, whatever the umask.

/** Something leads elsewhere that was to be a file or a folder. */
class LinkError extends Error {
  override name = 'LinkError';
  readonly code = 'ELOOP';

  constructor(path: string) {
    super(`${path} is a link, and nothing is written through it: take it away.`);
  }
}

/** Makes a folder, and those above it, where there is none; each belongs to whom the one above it does. @throws the system's error */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
    giveToOwnerOf(dirname(folder), folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    const parent = dirname(folder);
    // Not Node's `recursive`: below a folder that takes none, such as /proc, it never returns.
    if (code !== 'ENOENT' || statSync(parent, { throwIfNoEntry: false })) throw error;
    makePrivateFolder(parent);
    makePrivateFolder(folder);
  }
}

/** Makes an empty file, which belongs to whom its folder does. @throws EEXIST */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'wx', 0o600));
  giveToOwnerOf(dirname(path), path);
}

// Root works beside a server of another user, who could put a link in its place meanwhile.
function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  try {
    lchownSync(path, uid, gid);
  } catch {
    // Root of a container that may not.
  }
}

/**
 * Makes the file as `createPrivateFile` does; one that is there already is only taken from all but its owner. A link is
 * refused: who may write to the folder could have what root writes there, or empties, be any file. @throws LinkError
 */
export function ensurePrivateFile(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found) {
    if (found.isSymbolicLink()) throw new LinkError(path);
    if ((found.mode & 0o077) !== 0) narrow(path);
    return;
  }
  try {
    createPrivateFile(path);
  } catch (error) {
    // Made by somebody else meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** @throws LinkError where a link stands in the place of a file or a folder of ours */
export function refuseLink(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw new LinkError(path);
}

function narrow(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch {
    // It belongs to another user, who can read it in any case.
  }
}
