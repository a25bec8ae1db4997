import { isIPv6 } from 'node:net';
import type { Clock } from '../clock.ts';

const windowMs = 600_000;
const mostAddresses = 20_000;
const mostPosts = 100;

/** Different posts in ten minutes from one address beyond which a visitor is asked to call. */
export const mostPostsInWindow = 60;

/** Counts different posts from an address in the last ten minutes. */
export interface PostRate {
  /** Adds a post, if the same one is not counted already, and returns how many there are. */
  count(address: string, fingerprint: string): number;
}

/**
 * A second click is not a second post: equal fingerprints count once. Carriers put hundreds of people behind one
 * address, so this alone never makes anybody a spammer. Kept in memory only, and bounded.
 */
export function createPostRate(clock: Pick<Clock, 'monotonic'>): PostRate {
  const postsByAddress = new Map<string, Map<string, number>>();

  function count(address: string, fingerprint: string): number {
    const key = network(address);
    const now = clock.monotonic();
    const posts = postsByAddress.get(key) ?? new Map<string, number>();
    for (const [post, at] of posts) if (at <= now - windowMs) posts.delete(post);
    if (!posts.has(fingerprint) && posts.size < mostPosts) posts.set(fingerprint, now);
    // Taken out and put back, the address in use stands last and the idle ones come first.
    postsByAddress.delete(key);
    postsByAddress.set(key, posts);
    if (postsByAddress.size > mostAddresses) postsByAddress.delete(postsByAddress.keys().next().value ?? '');
    return posts.size;
  }

  return { count };
}

// One household has a whole /64 of IPv6.
function network(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array(missing).fill('0')].slice(0, 4).join(':');
}
