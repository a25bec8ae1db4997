import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Webhook } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import { sampleBusiness } from '../../../../data/business.ts';
import { freePort } from '../../../../src/build/built-site/free-port.ts';
import { createFormForward } from '../../../../src/enquiries/delivery/form-forward.ts';
import { createAcknowledgement, createOwnerMail } from '../../../../src/enquiries/delivery/mail.ts';
import { createWebhook } from '../../../../src/enquiries/delivery/webhook.ts';
import { readableIndianTime } from '../../../../src/enquiries/indian-time.ts';
import { replyDeadline } from '../../../../src/enquiries/reply-deadline.ts';
import { delivery, digest, enquiryMessage } from '../../../harness/enquiries/delivery.ts';
import { startMockDownstream, webhookSecret } from '../../../harness/enquiries/mock-downstream.ts';
import { startMockSmtp } from '../../../harness/enquiries/mock-smtp.ts';
import { noon } from '../../../harness/enquiries/submission.ts';

const mail = { notify: 'owner@example.com', from: 'site@example.com', acknowledges: true };

test('the form service gets the names of the form and the words of the visitor, form-encoded', async () => {
  await using downstream = await startMockDownstream();
  const send = createFormForward({ quote: `${downstream.url}/q`, contact: `${downstream.url}/c` });
  expect(await send(delivery())).toBe('200');
  const [post] = downstream.received;
  expect(post?.path).toBe('/c');
  expect(post?.headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    'idempotency-key': 'msg_1',
    'accept-encoding': 'identity',
    accept: expect.stringMatching(/^application\/json\b/),
  });
  expect(Object.fromEntries(new URLSearchParams(post?.body))).toEqual(enquiryMessage().fields);
  await send(delivery({ message: enquiryMessage({ form: 'quote' }) }));
  expect(downstream.received[1]?.path).toBe('/q');
});

test.each([
  [303, '/thanks', 'taken'],
  [302, 'https://thanks.example.com/f/quote?to=you', 'taken'],
  [302, '?error=phone', 'failed'],
  [303, '/f/contact/?sent=no#form', 'failed'],
  [302, 'https://www.example.com/f/contact', 'failed'],
  [302, undefined, 'failed'],
  [303, 'http://[', 'failed'],
  [301, '/thanks', 'failed'],
  [307, '/thanks', 'failed'],
  [308, '/thanks', 'failed'],
  [304, '/thanks', 'failed'],
])(
  'a form service that answers %i and leads to %s has the form: %s; a webhook has not',
  async (status, location, end) => {
    await using downstream = await startMockDownstream((response) => {
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
    const url = `${downstream.url}/f/contact`;
    const sent = createFormForward({ quote: null, contact: url })(delivery());
    if (end === 'taken') expect(await sent).toBe(String(status));
    else await expect(sent).rejects.toMatchObject({ result: String(status) });
    const webhook = createWebhook({ url, secret: webhookSecret, clock: { now: Date.now } });
    await expect(webhook(delivery())).rejects.toMatchObject({ result: String(status) });
  },
);

test('the webhook is signed so that the reference implementation of Standard Webhooks accepts it', async () => {
  await using downstream = await startMockDownstream();
  const send = createWebhook({ url: downstream.url, secret: webhookSecret, clock: { now: Date.now } });
  await send(delivery());
  const [post] = downstream.received;
  const verified = new Webhook(webhookSecret).verify(
    post?.body ?? '',
    post?.headers as Record<string, string>,
  );
  expect(verified).toEqual({
    type: 'enquiry.received',
    timestamp: '2026-11-21T06:30:00.000Z',
    data: {
      reference: 'K7M4X2PF',
      form: 'contact',
      fields: enquiryMessage().fields,
      phone: '+919000000001',
      notice: 'contact-2026-11-12m',
      receivedAt: noon,
      isAmended: false,
    },
  });
  expect(() =>
    new Webhook(webhookSecret).verify(`${post?.body} `, post?.headers as Record<string, string>),
  ).toThrow();
});

test('of a long answer 64 KiB are read, and a compressed one is never unfolded', async () => {
  let sent = 0;
  await using downstream = await startMockDownstream((response) => {
    response.writeHead(200);
    const chunk = 'x'.repeat(65_536);
    const timer = setInterval(() => response.write(chunk, () => (sent += chunk.length)), 1);
    response.on('close', () => clearInterval(timer));
  });
  const send = createWebhook({ url: downstream.url, secret: webhookSecret, clock: { now: Date.now } });
  expect(await send(delivery())).toBe('200');
  expect(sent).toBeLessThan(4_000_000);
  downstream.behave((response) => {
    response.writeHead(204, { 'content-encoding': 'gzip' });
    response.end(gzipSync('x'.repeat(1_000_000)));
  });
  expect(await send(delivery())).toBe('204');
});

test('a mail server that cannot be reached, or whose TLS fails, is a failure with the reason of the system', async () => {
  await using plain = await startMockSmtp();
  const reasons = {
    [`smtp://127.0.0.1:${await freePort()}`]: 'ECONNREFUSED',
    [plain.url.replace('smtp:', 'smtps:')]: 'ERR_SSL_WRONG_VERSION_NUMBER',
  };
  for (const [smtpUrl, result] of Object.entries(reasons)) {
    const send = createOwnerMail({ mail: { ...mail, smtpUrl }, business: sampleBusiness });
    await expect(send(delivery())).rejects.toMatchObject({ result });
  }
});

test('a connection that nobody takes is a failure with its code', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  await expect(createFormForward({ quote: null, contact: url })(delivery())).rejects.toMatchObject({
    result: 'ECONNREFUSED',
  });
});

test('the owner reads a mail with tap-to-call and a WhatsApp link, and replies to the visitor', async () => {
  await using smtp = await startMockSmtp();
  const send = createOwnerMail({ mail: { ...mail, smtpUrl: smtp.url }, business: sampleBusiness });
  expect(await send(delivery())).toBe('250');
  const [received] = smtp.received;
  const source = decodeQuotedPrintable(received?.source ?? '');
  expect(received?.to).toEqual(['owner@example.com']);
  expect(source).toContain('Subject: Message K7M4X2PF\r\n');
  expect(source).toContain('Reply-To: lakshmi@example.com\r\n');
  expect(source).toContain('From: Deccan Stone Polishing <site@example.com>\r\n');
  expect(source).toContain('<a href="tel:+919000000001">Call +91 90000 00001</a>');
  expect(source).toContain('<a href="https://wa.me/919000000001?text=');
  expect(source).toContain('Two rooms &amp; a hall.<br>Dull near the door: లక్ష్మి 🙂');
  expect(source).not.toContain('Lakshmi <b></td>');
});

test('a visitor’s address in letters of India is read by the owner, and is in no header that a mail server may refuse', async () => {
  await using smtp = await startMockSmtp();
  const send = createOwnerMail({ mail: { ...mail, smtpUrl: smtp.url }, business: sampleBusiness });
  for (const email of ['రాము@డాటామెయిల్.భారత్', 'ramu@డాటామెయిల్.భారత్'])
    await send(delivery({ message: enquiryMessage({ fields: { ...enquiryMessage().fields, email } }) }));
  const [words, domain] = smtp.received.map(({ source }) => source);
  expect(decodeQuotedPrintable(words ?? '')).toContain('రాము@డాటామెయిల్.భారత్');
  for (const source of [words, domain]) expect(source?.split('\r\n\r\n')[0]).toMatch(/^[\r\n -~]+$/);
  expect(domain).toContain('Reply-To: ramu@xn--');
});

test('every attempt at a mail sends the same bytes', async () => {
  await using smtp = await startMockSmtp();
  const send = createOwnerMail({ mail: { ...mail, smtpUrl: smtp.url }, business: sampleBusiness });
  smtp.answerWith('451 try later lakshmi@example.com');
  await expect(send(delivery())).rejects.toMatchObject({ result: '451' });
  smtp.answerWith('250 ok');
  await send(delivery({ attempts: 1 }));
  expect(smtp.received[1]?.source).toBe(smtp.received[0]?.source);
});

test('a mail server that hangs is given up at the deadline, and no connection to it is left', async () => {
  await using smtp = await startMockSmtp();
  smtp.answerWith(null);
  const send = createOwnerMail({
    mail: { ...mail, smtpUrl: smtp.url },
    business: sampleBusiness,
    timeoutMs: 200,
  });
  await expect(send(delivery())).rejects.toMatchObject({ result: 'time-out' });
  await expect.poll(smtp.open, { timeout: 2_000 }).toBe(0);
});

test('a mail server that looks through a mail first has 45 seconds, under the minute for which a claim holds it', async () => {
  const deadlines = vi.spyOn(AbortSignal, 'timeout');
  await using smtp = await startMockSmtp();
  await createOwnerMail({ mail: { ...mail, smtpUrl: smtp.url }, business: sampleBusiness })(delivery());
  expect(deadlines.mock.calls).toEqual([[45_000]]);
  deadlines.mockRestore();
});

test('a mail server whose reply never ends is given up at the deadline, however steadily it goes on', async () => {
  let open = 0;
  const server = createServer((socket) => {
    open += 1;
    socket.write('220 mock\r\n');
    const drip = setInterval(() => socket.write('250-and more\r\n'), 20);
    socket.resume().on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      open -= 1;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const send = createOwnerMail({ mail: { ...mail, smtpUrl }, business: sampleBusiness, timeoutMs: 200 });
  await expect(send(delivery())).rejects.toMatchObject({ result: 'time-out' });
  await expect.poll(() => open, { timeout: 2_000 }).toBe(0);
  server.close();
});

test('no word of a visitor starts a header of a mail', async () => {
  await using smtp = await startMockSmtp();
  const send = createOwnerMail({ mail: { ...mail, smtpUrl: smtp.url }, business: sampleBusiness });
  const forged = 'x@example.com\r\nBcc: victim@example.com';
  const fields = { name: forged, email: forged, phone: '9', message: forged, _subject: forged };
  await send(delivery({ message: enquiryMessage({ fields }) }));
  const headers = smtp.received[0]?.source.split('\r\n\r\n')[0] ?? '';
  expect(smtp.received[0]?.to).toEqual(['owner@example.com']);
  expect(headers).not.toMatch(/victim|x@example|bcc|reply-to/i);
});

test('a second line of a visitor’s passes for none of ours, and each script is read in its own direction', async () => {
  await using smtp = await startMockSmtp();
  const send = createOwnerMail({ mail: { ...mail, smtpUrl: smtp.url }, business: sampleBusiness });
  const fields = { name: 'راحت', phone: '9', message: 'Floor\nCall +91 98765 43210: tel:+919876543210' };
  await send(delivery({ message: enquiryMessage({ fields }) }));
  const source = decodeQuotedPrintable(smtp.received[0]?.source ?? '');
  expect(source).toContain('<td dir="auto">راحت</td>');
  expect(source).toMatch(/^Message: Floor\r?\n {2}Call \+91 98765 43210: /m);
});

test('the acknowledgement goes to the visitor and quotes nothing they wrote', async () => {
  await using smtp = await startMockSmtp();
  const send = createAcknowledgement({ mail: { ...mail, smtpUrl: smtp.url }, business: sampleBusiness });
  await send(delivery());
  const [received] = smtp.received;
  const source = decodeQuotedPrintable(received?.source ?? '');
  expect(received?.to).toEqual(['lakshmi@example.com']);
  expect(source).toContain('Auto-Submitted: auto-replied\r\n');
  const deadline = readableIndianTime(replyDeadline(noon));
  expect(source).toContain(`We answer by ${deadline}. If it is urgent, call +91 90000 00000`);
  expect(source).not.toMatch(/Lakshmi|Two rooms|Kota/);
});

test('what was held back for days is dated by its release, says when it came, and promises an answer from then on', async () => {
  await using smtp = await startMockSmtp();
  await using downstream = await startMockDownstream();
  const options = { mail: { ...mail, smtpUrl: smtp.url }, business: sampleBusiness };
  const releasedAt = noon + 4 * 86_400_000;
  const released = delivery({ createdAt: releasedAt });
  const deadline = readableIndianTime(replyDeadline(releasedAt));
  await createAcknowledgement(options)(released);
  await createOwnerMail(options)(released);
  const webhook = { url: downstream.url, secret: webhookSecret, clock: { now: Date.now } };
  await createWebhook(webhook)(released);
  const [visitors, owners] = smtp.received.map(({ source }) => decodeQuotedPrintable(source));
  expect(visitors).toContain(`We answer by ${deadline}.`);
  expect(owners).toContain('Received Sat 21 Nov 2026, 12:00 PM\r\n');
  expect(owners).toContain(
    `Held back until Wed 25 Nov 2026, 12:00 PM. The visitor reads that you answer by ${deadline}.`,
  );
  expect(owners).toContain('Date: Wed, 25 Nov 2026');
  expect(JSON.parse(downstream.received[0]?.body ?? '')).toMatchObject({
    timestamp: '2026-11-25T06:30:00.000Z',
    data: { receivedAt: noon },
  });
  await createOwnerMail(options)(delivery());
  expect(smtp.received[2]?.source).not.toContain('Held back');
});

test('a refusal of the recipient is permanent, one of the server or of the moment is not', async () => {
  await using smtp = await startMockSmtp();
  const send = createAcknowledgement({ mail: { ...mail, smtpUrl: smtp.url }, business: sampleBusiness });
  smtp.answerWith('550 no such user');
  await expect(send(delivery())).rejects.toMatchObject({ result: '550', isPermanent: true });
  smtp.answerWith('451 try later');
  await expect(send(delivery())).rejects.toMatchObject({ result: '451', isPermanent: false });
  smtp.answerWith('250 ok');
  smtp.answerRecipientWith('550 no such user');
  await expect(send(delivery())).rejects.toMatchObject({ result: '550', isPermanent: true });
  smtp.answerRecipientWith('450 greylisted');
  await expect(send(delivery())).rejects.toMatchObject({ result: '450', isPermanent: false });
});

test('the digest goes out with all its counts although they are 0', async () => {
  await using smtp = await startMockSmtp();
  await createOwnerMail({ mail: { ...mail, smtpUrl: smtp.url }, business: sampleBusiness })(
    delivery({ message: digest }),
  );
  expect(smtp.received[0]?.source).toContain('Subject: Enquiries of 2026-11-21: 0');
  await using downstream = await startMockDownstream();
  await createFormForward({ quote: downstream.url, contact: null })(delivery({ message: digest }));
  const untold = delivery({ message: { ...digest, untold: 2 } });
  await createFormForward({ quote: downstream.url, contact: null })(untold);
  const [first, second] = downstream.received.map(({ body }) => new URLSearchParams(body).get('message'));
  expect(first).toContain('Stored: 0');
  expect(first).not.toContain('not told of');
  expect(second).toContain('you were not told of, because nothing is set up that they could be sent by: 2\n');
});

function decodeQuotedPrintable(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
