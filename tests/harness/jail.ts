import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

const nobody = '65534';

// Run by a shell of the jail's own mount namespace: everything is read-only but `$1`, then all rights are given up.
const enter = `
mount --make-rprivate /
mount --bind "$1" "$1"
awk '{ print $2 }' /proc/self/mounts | while read -r at; do
  case "$at" in "$1" | /proc | /proc/* | /sys | /sys/* | /dev/pts | /dev/mqueue) continue ;; esac
  mount -o remount,bind,ro "$at" 2>/dev/null || true
done
shift
exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups --bounding-set=-all --inh-caps=-all \\
  --no-new-privs -- "$@"
`;

/** Whether this machine can make a jail, in which the project can be read: Linux, root, util-linux, mount namespaces. */
export function canJail(): boolean {
  if (process.getuid?.() !== 0) return false;
  const here = fileURLToPath(import.meta.url);
  const [program, ...args] = inJail(['test', '-r', here], dirname(here));
  return spawnSync(program, args).status === 0;
}

/**
 * The command run as nobody, without capabilities or a way to gain any, on a file system that is read-only apart from
 * the folder `writable`: what `docker run --read-only --cap-drop ALL --security-opt no-new-privileges` gives, where
 * there is no container engine.
 */
export function inJail(command: Command, writable: string): Command {
  return ['unshare', '--mount', '--', 'sh', '-euc', enter, 'jail', writable, ...command];
}
