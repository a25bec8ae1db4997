/** Milliseconds after which a visitor is better served by an ordinary page load, whose progress the browser shows. */
const loadTimeoutMs = 5000;

/** Resolves as the promise does, or with `late` when that takes longer than a visitor should wait for a part of the site. */
export function orLate<T>(loading: Promise<T>): Promise<T | 'late'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('late'), loadTimeoutMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
