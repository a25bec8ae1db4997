/** Runs `job` over the items, `workers` at a time; rejects with the first failure. */
export async function inParallel<T>(
  items: readonly T[],
  workers: number,
  job: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const work = async (): Promise<void> => {
    for (const item of queue) await job(item);
  };
  await Promise.all(Array.from({ length: workers }, work));
}
