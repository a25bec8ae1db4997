/** Fetches JSON that the build wrote, after everything that the visitor is waiting for. @throws when it is not there. */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
