import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import { clientNetwork, networkBits } from '../../http/client-network.ts';

const windowMs = 10 * minuteMs;

/** As long as a household has one to itself. */
const householdBits = 64;

/** Posts in ten minutes beyond which visitors are asked to call. */
export interface PostLimits {
  /** From an IPv4 address, or a /64 of IPv6. */
  address: number;
  /** From a whole /48 of IPv6. */
  network: number;
}

const maxPosts: PostLimits = { address: 60, network: 240 };

/** Posts that are remembered, of everybody; beyond it the networks that were idle longest are forgotten. */
const maxRemembered = 100_000;

export interface PostRate {
  /** Whether nothing more is taken from an address, so that no post of it need be read. */
  isSpent(address: string): boolean;
  /**
   * Counts a post; one whose fingerprint is counted already, a second click, counts no second time. Without a
   * fingerprint it always counts.
   */
  count(address: string, fingerprint?: string): CountedPost;
}

export interface CountedPost {
  /** Posts of the last ten minutes from the same address, this one included. */
  posts: number;
  isRepeated: boolean;
  isOverLimit: boolean;
}

/** When each post of a network came, by its fingerprint, the oldest first. */
type Posts = Map<string | number, number>;

/**
 * Counts the posts of the last ten minutes by network. Carriers put hundreds of people behind one address, so this alone
 * never makes anybody a spammer. Kept in memory only, and bounded.
 */
export function createPostRate(clock: Pick<Clock, 'monotonic'>, limits: PostLimits = maxPosts): PostRate {
  const networks = new Map<string, Posts>();
  let remembered = 0;
  let counted = 0;

  function isSpent(address: string): boolean {
    return networksOf(address).some(({ name, limit }) => recentPosts(name).size > limit);
  }

  function count(address: string, fingerprint?: string): CountedPost {
    counted += 1;
    const post = fingerprint ?? counted;
    const found = networksOf(address).map(({ name, limit }) => {
      const posts = recentPosts(name);
      const isRepeated = posts.has(post);
      if (!isRepeated && posts.size <= limit) remember(name, posts, post);
      return { posts: posts.size, isRepeated, isOverLimit: posts.size > limit };
    });
    const [byAddress] = found;
    return {
      posts: byAddress?.posts ?? 0,
      isRepeated: byAddress?.isRepeated ?? false,
      isOverLimit: found.some(({ isOverLimit }) => isOverLimit),
    };
  }

  function networksOf(address: string): { name: string; limit: number }[] {
    const household = clientNetwork(address, householdBits);
    const network = clientNetwork(address, networkBits);
    const networks = [{ name: household, limit: limits.address }];
    return network === household ? networks : [...networks, { name: network, limit: limits.network }];
  }

  function recentPosts(name: string): Posts {
    const posts: Posts = networks.get(name) ?? new Map();
    const before = posts.size;
    const since = clock.monotonic() - windowMs;
    for (const [post, at] of posts) {
      if (at > since) break;
      posts.delete(post);
    }
    remembered -= before - posts.size;
    if (posts.size === 0) networks.delete(name);
    return posts;
  }

  function remember(name: string, posts: Posts, post: string | number): void {
    posts.set(post, clock.monotonic());
    remembered += 1;
    // Taken out and put back, the network in use stands last and the idle ones come first.
    networks.delete(name);
    networks.set(name, posts);
    for (const [idle, { size }] of networks) {
      if (remembered <= maxRemembered) break;
      networks.delete(idle);
      remembered -= size;
    }
  }

  return { isSpent, count };
}
