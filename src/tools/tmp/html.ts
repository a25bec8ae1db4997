import { distDir } from '../../build/paths.ts';
import { startBuiltSite } from '../built-site/start-built-site.ts';
await using site = await startBuiltSite(distDir, { LOG_LEVEL: 'error' });
for (const p of process.argv.slice(2)) { const h = await (await fetch(site.url + p)).text(); (await import('node:fs')).writeFileSync('/tmp/instant/' + (p.replace(/\W/g, '_') || 'home') + '.html', h); }
