import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { addressOf, firstOfKinds } from '../harness/addresses.ts';
import { listen } from '../harness/listen.ts';
import { recordShifts, shiftsOf } from '../harness/record-shifts.ts';
import { sampleOf } from '../harness/sample-of.ts';
import { visit } from '../harness/visit.ts';

/** Bytes of a page that come at once, uncompressed: a slow phone's browser draws between them as between packets. */
const pieceBytes = 600;

/** Beyond them stands nothing of the first window. */
const firstBytes = 12_000;

/** A fifth of what a visit may have in all (https://web.dev/articles/cls): a line that falls into place is below it. */
const leastShift = 0.02;

const windows = { phone: { width: 360, height: 640 }, laptop: { width: 1280, height: 800 } };
const everyWay = firstOfKinds.flatMap((route) =>
  (['phone', 'laptop'] as const).map((name) => ({ address: addressOf(route), name })),
);

for (const { address, name } of sampleOf(everyWay, 7)) {
  test(`${address} holds still on a ${name} while it arrives piece by piece`, async () => {
    await using site = await inPieces(() => drawn(page));
    await using visitor = await visit({ viewport: windows[name] });
    const { page } = visitor;
    await recordShifts(page, leastShift);
    await page.goto(site.url + address, { waitUntil: 'load' });
    await drawn(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

/** Resolves when what the browser has so far is on the screen. */
async function drawn(page: Page): Promise<void> {
  const frames = page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // A document that gives way to the next one draws no more.
  await Promise.race([frames.catch(() => {}), setTimeout(300)]);
}

/** The site, with each page from `main` on in pieces, and between them what `between` waits for. */
function inPieces(between: () => Promise<void>): ReturnType<typeof listen> {
  return listen(async ({ url, headers }, response) => {
    const { accept = '*/*' } = headers;
    const answer = await fetch(inject('siteUrl') + url, {
      headers: { accept, 'accept-encoding': 'identity' },
    });
    const left = ['content-length', 'connection', 'transfer-encoding', 'keep-alive'];
    for (const [field, value] of answer.headers) if (!left.includes(field)) response.setHeader(field, value);
    response.writeHead(answer.status);
    const body = Buffer.from(await answer.arrayBuffer());
    const main = body.indexOf('<main');
    if (main === -1) {
      response.end(body);
      return;
    }
    response.write(body.subarray(0, main));
    for (let at = main; at < main + firstBytes; at += pieceBytes) {
      await between();
      response.write(body.subarray(at, Math.min(at + pieceBytes, main + firstBytes)));
    }
    response.end(body.subarray(main + firstBytes));
  });
}
