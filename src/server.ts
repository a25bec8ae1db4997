import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { engines } from '../package.json';

const minNode = Number.parseInt(engines.node.replace('>=', ''), 10);
if (Number.parseInt(process.versions.node, 10) < minNode) {
  console.error(
    `Node ${process.versions.node} cannot run this site: it needs Node ${minNode}. \`npm start\` brings its own.`,
  );
  process.exit(78);
}

// What the site's code compiles to, as the build left it. Without it, or where it was made by another version or other flags of
// Node, the site starts all the same, and compiles anew (docs/decisions/start.md).
nodeModule.enableCompileCache({
  directory: fileURLToPath(new URL('compile-cache/', import.meta.url)),
  portable: true,
});

const { runSite } = await import('./run-site.ts');
await runSite(new URL('.', import.meta.url));
