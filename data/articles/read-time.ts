/** `{minutes}` as `summaries.ts` reckons them. */
export const readTime = '{minutes} min read';
