// Builds the site into dist/: `node build.mjs` once, `node build.mjs --watch` for development.
// Node runs the TypeScript of the steps as it is; npm scripts bring the Node that the server needs too.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const minNode = Number.parseInt(engines.node.replace('>=', ''), 10);
if (Number.parseInt(process.versions.node, 10) < minNode) {
  console.error(
    `Node ${process.versions.node} cannot build this site: it needs Node ${minNode}. \`npm run build\` brings its own.`,
  );
  process.exit(1);
}

if (process.argv.includes('--watch')) {
  const { watchSite } = await import('./src/build/watch-site.ts');
  await watchSite();
} else {
  const { buildSite } = await import('./src/build/build-site.ts');
  await buildSite();
}
