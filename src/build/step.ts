/** Runs a step of the build and announces it, with the seconds it took. */
export async function step<T>(done: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await run();
  console.log(`${done} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
