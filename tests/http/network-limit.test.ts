import { expect, test } from 'vitest';
import { hourMs } from '../../src/base/durations.ts';
import { startBuiltSite } from '../../src/build/built-site/start-built-site.ts';
import { submissionLimits } from '../../src/enquiries/store/operations/submission-limits.ts';
import { startMockDownstream, webhookSecret } from '../harness/enquiries/mock-downstream.ts';

const { enquiriesPerNetworkAndHour: limit } = submissionLimits;

/** Begins the site's clock with its hour: counts begin anew with the next, and with the next day. */
function fromTheHour(): string {
  const late = Date.now() % hourMs;
  const script = `const now = Date.now; Date.now = () => now() - ${late}`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

test.each([
  ['one address', () => '203.0.113.1', '203.0.113.2'],
  [
    'one /48 of IPv6, however it is written',
    (index: number) => (index % 2 === 0 ? `2001:db8:7:${index}::1` : `2001:0DB8:0007:${index}:0:0:0:a`),
    '2001:db8:8::1',
  ],
])(
  'what comes from %s beyond the limit of an hour is stored and held, and others are delivered',
  async (_, addressOf, other) => {
    await using receiver = await startMockDownstream();
    // The digest of the day comes here as well.
    const delivered = (): string[] =>
      receiver.received.flatMap(({ body }) => JSON.parse(body).data.fields?.message ?? []);
    await using site = await startBuiltSite({
      NODE_OPTIONS: fromTheHour(),
      TRUST_PROXY: '1',
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: webhookSecret,
    });
    async function send(address: string, message: string): Promise<number> {
      const body = new URLSearchParams({
        name: 'Lakshmi',
        email: 'l@example.com',
        phone: '90000 00000',
        message,
      });
      const headers = { accept: 'application/json', 'x-forwarded-for': address };
      return (await fetch(`${site.url}/contact`, { method: 'POST', headers, body })).status;
    }

    const statuses: number[] = [];
    for (let index = 0; index <= limit; index += 1)
      statuses.push(await send(addressOf(index), `Floor ${index}`));
    expect(new Set(statuses)).toEqual(new Set([201]));
    await send(other, 'Somebody else');
    await expect.poll(delivered, { timeout: 10_000 }).toContain('Somebody else');
    await expect.poll(() => delivered().length).toBe(limit + 1);
    expect(delivered()).not.toContain(`Floor ${limit}`);
    const stored = site.output().match(/"event":"enquiry".*/g) ?? [];
    expect(stored).toHaveLength(limit + 2);
    expect(stored.filter((line) => line.includes('"isQuarantined":true'))).toHaveLength(1);
  },
);
