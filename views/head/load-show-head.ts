type ShowHead = typeof import('./show-head.ts').showHead;

let showHead: ShowHead | undefined;

/** Fetches what writes heads: a file of its own, since the first page has its head from the server. */
export async function loadShowHead(): Promise<ShowHead> {
  ({ showHead } = await import('./show-head.ts'));
  return showHead;
}

/** What writes heads, once it is there; a page is shown only after that. */
export function loadedShowHead(): ShowHead | undefined {
  return showHead;
}
