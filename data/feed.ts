/** Where the articles are offered to feed readers, and in which format (RFC 4287). */
export const feedPath = '/feed.xml';
export const feedType = 'application/atom+xml';
