import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Next } from 'koa';
import { Router } from 'wouter';
import { Document } from '../../../views/document.tsx';
import type { SiteContext, SiteMiddleware } from '../../http/request-context.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import type { DevToolsOptions } from '../../ops/load-dev-tools.ts';
import { renderToBuffer } from '../../render/render-to-buffer.ts';
import { foundationStyles } from './foundations.tsx';
import { Styleguide, type StyleguideData } from './styleguide-page.tsx';
import '../../../views/styles/index.css';

const path = '/styleguide';
const scriptPath = '/dev/styleguide.js';
const dataPath = '/dev/styleguide.json';

/** Answers `/styleguide`: every component in each of its states, hydrated like any other page. */
export async function createStyleguide({
  manifest,
  serverData,
  distDir,
}: DevToolsOptions): Promise<SiteMiddleware> {
  const [styles, script] = await Promise.all([
    readFile(`${distDir}dev-tools.css`, 'utf8'),
    readFile(`${distDir}dev-styleguide.js`),
  ]);
  // The error page's sheet brings the fonts and the shell.
  const css = manifest.pages.error.css + styles + foundationStyles;
  const styleHash = `sha256-${hash('sha256', css, 'base64')}`;
  const policy = contentSecurityPolicy({ siteOrigin: serverData.siteOrigin }, { styleHash });
  const data: StyleguideData = { serverData, pictures: manifest.pictures };
  const html = await renderToBuffer(
    <Document
      title="Styleguide"
      tags={[{ tag: 'meta', key: 'robots', attributes: { name: 'robots', content: 'noindex' } }]}
      css={css}
      fonts={manifest.fonts}
      ground={manifest.ground}
      icon={manifest.icon}
      entry={scriptPath}
      serverData={serverData}
      jsonLd={null}
    >
      <Router ssrPath={path}>
        <Styleguide {...data} />
      </Router>
    </Document>,
    10_000,
  );

  return async function styleguide(ctx: SiteContext, next: Next): Promise<void> {
    if (ctx.path === path) {
      ctx.set('Content-Security-Policy', policy);
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = html;
    } else if (ctx.path === scriptPath) {
      ctx.type = 'text/javascript';
      ctx.body = script;
    } else if (ctx.path === dataPath) {
      ctx.body = data;
    } else {
      return next();
    }
    ctx.set('Cache-Control', 'no-store');
  };
}
