/** `{minutes}` at 200 words a minute. */
export const readTime = '{minutes} min read';
