// Builds the site into dist/: `node build.mjs` once, `node build.mjs --watch` for development.
// Node runs the TypeScript of the steps as it is; npm scripts bring a Node that can.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.version} cannot run the build. Use \`npm run build\`, which brings its own Node.`,
  );
  process.exit(1);
}

if (process.argv.includes('--watch')) {
  const { watchSite } = await import('./src/build/watch-site.ts');
  await watchSite();
} else {
  const { buildSite } = await import('./src/build/build-site.ts');
  await buildSite({ force: process.argv.includes('--force') });
}
