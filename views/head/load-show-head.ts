/** What writes heads: a file of its own, since the first page has its head from the server. */
export const loadShowHead = (): Promise<typeof import('./show-head.ts')> => import('./show-head.ts');
