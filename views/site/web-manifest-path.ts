/** Name, colours and icons for a phone's home screen; the server's `webManifest` writes it. */
export const webManifestPath = '/site.webmanifest';
