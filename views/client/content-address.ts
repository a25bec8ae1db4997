/** Where the page file of a route lies within the folder of contents; `*` is the row of unknown paths. */
export function contentFile(path: string): string {
  return `${contentName(path)}.json`;
}

/** Where its `FirstFile` lies. No page is called so: paths have no dot. */
export function firstFile(path: string): string {
  return `${contentName(path)}.first.json`;
}

function contentName(path: string): string {
  return path === '/' || path === '*' ? contentNames[path] : path;
}

const contentNames = { '/': '/_home', '*': '/_unknown' };
