import { expect, test } from 'vitest';
import type { FormId } from '../../../../data/forms.ts';
import type { Channel } from '../../../../src/enquiries/delivery/message.ts';
import { describeStatus } from '../../../../src/enquiries/enquiry-status.ts';
import type { EnquiryStore } from '../../../../src/enquiries/store/enquiry-store.ts';
import type { Routed } from '../../../../src/enquiries/store/operations/route-messages.ts';
import type { Submission } from '../../../../src/enquiries/store/operations/submit-enquiry.ts';
import { claim, deliver } from '../../../harness/enquiries/claim-deliveries.ts';
import { digest } from '../../../harness/enquiries/delivery.ts';
import { noon, quoteSubmission } from '../../../harness/enquiries/submission.ts';
import type { OpenStore } from './store-contract.ts';

const minute = 60_000;
const day = 86_400_000;

/** What every store must do with messages whose channel is configured no more. */
export function testRoutingContract(open: OpenStore): void {
  test('what waits for a channel that is gone goes out once, by one that does not have it', async () => {
    await using store = await open();
    const { reference } = await store.submitEnquiry(quoteSubmission({ channels: ['form', 'webhook'] }));
    expect(await route(store, ['mail'])).toEqual({ moved: 1, stranded: 1 });
    expect(await route(store, ['mail'])).toEqual({ moved: 0, stranded: 1 });
    expect(await claimed(store, 'mail')).toMatchObject([{ attempts: 0, message: { reference } }]);
    expect(await claimed(store, 'webhook')).toEqual([]);
  });

  test('what another of the owner’s channels has waits aside for its own, in nobody’s way', async () => {
    await using store = await open();
    const { token } = await store.submitEnquiry(quoteSubmission({ channels: ['webhook', 'mail'] }));
    await deliver(store, 'mail');
    expect(await route(store, ['mail'])).toEqual({ moved: 0, stranded: 1 });
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({
      pendingMessages: 0,
      strandedMessages: 1,
      oldestPendingAt: null,
    });
    expect(await store.listEnquiries({ state: 'stranded' })).toMatchObject([{ token, state: 'received' }]);
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({ untold: 0 });
    const found = await store.findByToken({ token });
    expect(found && describeStatus(found).state).toBe('delivered');
    expect(await route(store, ['mail', 'webhook'])).toEqual({ moved: 1, stranded: 0 });
    expect(await claimed(store, 'webhook')).toHaveLength(1);
    expect(await claimed(store, 'mail')).toEqual([]);
  });

  test('each message of an enquiry finds its own way: an amendment and a withdrawal are told where the first words were', async () => {
    await using store = await open();
    const keyed = { formKey: 'quote:key-1' };
    const { reference } = await store.submitEnquiry(quoteSubmission({ ...keyed, channels: ['mail'] }));
    await deliver(store, 'mail');
    await store.submitEnquiry(
      quoteSubmission({ ...keyed, contentHash: 'b', receivedAt: noon + minute, channels: ['webhook'] }),
    );
    await route(store, ['mail']);
    expect(await claimed(store, 'mail')).toMatchObject([{ message: { reference, isAmended: true } }]);
    await deliver(store, 'mail', noon, 'first');
    const now = noon + 2 * minute;
    await store.withdrawEnquiry({ by: { reference }, now, channels: ['webhook'] });
    await route(store, ['mail']);
    expect(await claimed(store, 'mail', 'later')).toMatchObject([{ message: { kind: 'withdrawal' } }]);
  });

  test('an amendment waits aside where the words before it do: who is told late is told both, in their order', async () => {
    await using store = await open();
    const keyed = { formKey: 'quote:key-1' };
    await store.submitEnquiry(quoteSubmission({ ...keyed, channels: both }));
    await deliver(store, 'mail');
    await route(store, ['mail']);
    const amended = { ...keyed, contentHash: 'b', receivedAt: noon + minute };
    await store.submitEnquiry(quoteSubmission({ ...amended, channels: ['mail'] }));
    await deliver(store, 'mail');
    expect(await route(store, ['mail'])).toEqual({ moved: 0, stranded: 2 });
    await store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: 'c', channels: [] }));
    expect(await route(store, both)).toEqual({ moved: 2, stranded: 0 });
    for (const lease of ['first', 'second', 'third']) {
      expect(await claimed(store, 'webhook', lease)).toMatchObject([
        { message: { isAmended: lease !== 'first' } },
      ]);
      await deliver(store, 'webhook', noon, lease);
    }
  });

  test('words that are amended within one millisecond are two messages, each with its own way', async () => {
    await using store = await open();
    const post = { formKey: 'quote:key-1', channels: ['webhook'] } as const;
    await store.submitEnquiry(quoteSubmission(post));
    await store.submitEnquiry(quoteSubmission({ ...post, contentHash: 'b' }));
    expect(await route(store, ['mail'])).toEqual({ moved: 2, stranded: 0 });
    expect(await claimed(store, 'mail')).toMatchObject([{ message: { isAmended: false } }]);
  });

  test('the form service of one form is gone although that of another is there', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission({ contentHash: 'a', channels: ['form'] }));
    await store.submitEnquiry(quoteSubmission({ contentHash: 'b', form: 'contact', channels: ['form'] }));
    const routes = { quote: [], contact: ['form'], newsletter: [] } as const;
    expect(await store.routeMessages({ configured: ['form'], routes, lastContactBefore, now: noon })).toEqual(
      { moved: 0, stranded: 1 },
    );
    expect(await claimed(store, 'form')).toMatchObject([{ message: { form: 'contact' } }]);
  });

  test('what came by a form or waits for a channel of another version is told by this one’s, as a message is, or named as stranded', async () => {
    await using store = await open();
    const ofAnotherVersion = { form: 'callback' as FormId, channels: ['sms' as Channel] };
    const first = await store.submitEnquiry(quoteSubmission({ contentHash: 'a', ...ofAnotherVersion }));
    const untold = { ...ofAnotherVersion, channels: [], receivedAt: noon + 1 };
    const second = await store.submitEnquiry(quoteSubmission({ contentHash: 'b', ...untold }));
    const routes = { quote: ['form'], contact: [], newsletter: [] } as const;
    const look = { configured: ['form', 'mail'], routes, lastContactBefore, now: noon } as const;
    expect(await store.routeMessages(look)).toEqual({ moved: 0, stranded: 2 });
    const withMail = { ...routes, contact: ['mail'] } as const;
    expect(await store.routeMessages({ ...look, routes: withMail })).toEqual({ moved: 2, stranded: 0 });
    expect(await claimed(store, 'mail')).toMatchObject(
      [first, second].map(({ reference }) => ({ message: { reference, form: 'callback' } })),
    );
  });

  test('words that are amended while no channel is configured go out by the next one, behind those that were told', async () => {
    await using store = await open();
    const post = { formKey: 'quote:key-1' };
    await store.submitEnquiry(quoteSubmission({ ...post, channels: ['mail'] }));
    await deliver(store, 'mail');
    const amended = { ...post, contentHash: 'b', fields: { name: 'Lakshmi', phone: '90000 00001' } };
    await store.submitEnquiry(quoteSubmission({ ...amended, channels: [] }));
    expect(await route(store, [])).toEqual({ moved: 0, stranded: 1 });
    expect(await route(store, ['mail'])).toEqual({ moved: 1, stranded: 0 });
    expect(await claimed(store, 'mail')).toMatchObject([
      { message: { isAmended: true, fields: { phone: '90000 00001' } } },
    ]);
  });

  test('what is stranded goes by its own channel once that is back, and later words behind it', async () => {
    await using store = await open();
    const post = { formKey: 'quote:key-1' };
    await store.submitEnquiry(quoteSubmission({ ...post, channels: ['webhook'] }));
    await route(store, []);
    await store.submitEnquiry(quoteSubmission({ ...post, contentHash: 'b', channels: [] }));
    await route(store, ['mail', 'webhook']);
    expect(await claimed(store, 'mail')).toEqual([]);
    const told = async (lease: string): Promise<void> => {
      const [message] = await claimed(store, 'webhook', lease);
      expect(message).toMatchObject({ message: { isAmended: lease === 'second' } });
      const settled = { lease, at: noon, result: '200', outcome: 'delivered' } as const;
      await store.settleDelivery({ id: message?.id ?? '', ...settled });
    };
    await told('first');
    await told('second');
  });

  test('earlier words never go to a channel that has later ones: the old number would be called', async () => {
    await using store = await open();
    const post = { formKey: 'quote:key-1' };
    await store.submitEnquiry(quoteSubmission({ ...post, channels: ['form'] }));
    // The form service fails, mail comes beside it, and the form service is given up.
    await store.submitEnquiry(quoteSubmission({ ...post, contentHash: 'b', channels: ['form', 'mail'] }));
    await deliver(store, 'mail');
    expect(await route(store, ['mail'])).toEqual({ moved: 0, stranded: 2 });
    expect(await claimed(store, 'mail')).toEqual([]);
    // What is being sent at this moment may arrive before it, too.
    await store.submitEnquiry(quoteSubmission({ ...post, contentHash: 'c', channels: ['mail', 'webhook'] }));
    expect(await claimed(store, 'webhook', 'second')).toHaveLength(1);
    expect(await route(store, ['mail', 'webhook'])).toEqual({ moved: 0, stranded: 3 });
  });

  test('of words that nobody was told of the last ones alone go out, as if they were the first', async () => {
    await using store = await open();
    const post = { formKey: 'quote:key-1', channels: [] };
    await store.submitEnquiry(quoteSubmission(post));
    await store.submitEnquiry(quoteSubmission({ ...post, contentHash: 'b' }));
    expect(await route(store, ['mail'])).toEqual({ moved: 1, stranded: 0 });
    expect(await claimed(store, 'mail')).toMatchObject([{ message: { isAmended: false } }]);
  });

  test('what somebody is sending is left to them until the lease ends', async () => {
    await using store = await open();
    await store.submitEnquiry(quoteSubmission());
    const [taken] = await claimed(store, 'webhook');
    expect(await route(store, ['mail'])).toEqual({ moved: 0, stranded: 0 });
    const settled = { lease: 'first', at: noon, result: '200', outcome: 'delivered' } as const;
    expect(await store.settleDelivery({ id: taken?.id ?? '', ...settled })).toBe(true);
    expect(await route(store, ['mail'], noon + day)).toEqual({ moved: 0, stranded: 0 });
    expect(await claimed(store, 'mail')).toEqual([]);
  });

  test('replicas that look at once move each message once', async () => {
    await using store = await open();
    for (let index = 0; index < 10; index += 1)
      await store.submitEnquiry(
        quoteSubmission({ contentHash: String(index), channels: ['form', 'webhook'] }),
      );
    const routed = await Promise.all(Array.from({ length: 5 }, () => route(store, ['mail'])));
    expect(routed.reduce((sum, { moved }) => sum + moved, 0)).toBe(10);
    expect(await claimed(store, 'mail')).toHaveLength(10);
  });

  test('what is held finds its way too, and is told to nobody before its release', async () => {
    await using store = await open();
    const { reference } = await store.submitEnquiry(quoteSubmission({ isQuarantined: true }));
    expect(await route(store, [])).toEqual({ moved: 0, stranded: 0 });
    expect(await route(store, ['mail'])).toEqual({ moved: 1, stranded: 0 });
    expect(await claimed(store, 'mail')).toEqual([]);
    await store.releaseEnquiry({ reference, now: noon });
    expect(await claimed(store, 'mail')).toHaveLength(1);
  });

  test('what is stranded is corrected, and taken back, like what waits', async () => {
    await using store = await open();
    const { reference } = await store.submitEnquiry(quoteSubmission());
    await route(store, []);
    const fields = { name: 'Lakshmi Rao' };
    await store.correctEnquiry({ reference, fields, phone: null, now: noon + minute });
    await route(store, ['webhook']);
    expect(await claimed(store, 'webhook')).toMatchObject([{ message: { fields } }]);
    const other = await store.submitEnquiry(quoteSubmission({ contentHash: 'other' }));
    await route(store, []);
    await store.withdrawEnquiry({ by: { token: other.token }, now: noon, channels: [] });
    await route(store, ['webhook']);
    expect(await claimed(store, 'webhook', 'later')).toEqual([]);
  });

  test('yesterday’s acknowledgement and a digest are not kept for a channel to come', async () => {
    await using store = await open();
    const ack = { email: 'a@example.com', channels: ['webhook', 'acknowledgement'] } as const;
    await store.submitEnquiry(quoteSubmission({ ...ack, contentHash: 'a', receivedAt: noon - 2 * day }));
    await store.submitEnquiry(quoteSubmission({ ...ack, contentHash: 'b' }));
    await deliver(store, 'webhook');
    const row = { message: digest, channels: ['webhook'], enquiryId: null, dedupeKey: null } as const;
    await store.enqueueMessage({ ...row, isHeld: false, createdAt: noon });
    expect(await route(store, [])).toEqual({ moved: 0, stranded: 0 });
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({
      pendingMessages: 1,
      oldestPendingAt: null,
    });
  });

  test('what came while no channel was configured is told once there is one: once, in its order, in its last words', async () => {
    await using store = await open();
    const submit = async (contentHash: string, overrides: Partial<Submission> = {}): Promise<string> =>
      (await store.submitEnquiry(quoteSubmission({ contentHash, channels: [], ...overrides }))).reference;
    const keyed = { formKey: 'quote:key-1' };
    const second = await submit('a', { ...keyed, receivedAt: noon });
    const first = await submit('b', { form: 'contact', receivedAt: noon - minute });
    await submit('c', { ...keyed, receivedAt: noon + 2 * minute, fields: { name: 'Lakshmi Rao' } });
    expect(await route(store, [])).toEqual({ moved: 0, stranded: 2 });
    expect(await route(store, [])).toEqual({ moved: 0, stranded: 2 });
    expect(await store.listEnquiries({ state: 'stranded' })).toHaveLength(2);
    expect(await store.countEnquiries({ since: 0 })).toMatchObject({ untold: 2, strandedMessages: 2 });
    await submit('d', { ...keyed, receivedAt: noon + 3 * minute });
    expect(await route(store, both)).toEqual({ moved: 3, stranded: 0 });
    expect(await claimed(store, 'webhook')).toMatchObject([
      { message: { reference: first, form: 'contact', receivedAt: noon - minute, isAmended: false } },
      { message: { reference: second, fields: { name: 'Lakshmi Rao' }, isAmended: false } },
    ]);
    await deliver(store, 'webhook', noon, 'first');
    expect(await claimed(store, 'webhook')).toMatchObject([
      { message: { reference: second, isAmended: true } },
    ]);
    await deliver(store, 'webhook', noon, 'first');
    expect(await route(store, both)).toEqual({ moved: 0, stranded: 0 });
    expect(await claimed(store, 'mail')).toEqual([]);
  });

  test('of an enquiry that nobody was told of its later words are told once, be they sent before the first ones have a way', async () => {
    await using store = await open();
    const keyed = { formKey: 'quote:key-1' };
    await store.submitEnquiry(quoteSubmission({ ...keyed, channels: [] }));
    await route(store, []);
    await store.submitEnquiry(quoteSubmission({ ...keyed, contentHash: 'b', channels: ['mail'] }));
    expect(await route(store, ['mail'])).toEqual({ moved: 1, stranded: 0 });
    for (const isAmended of [false, true]) {
      expect(await claimed(store, 'mail')).toMatchObject([{ message: { isAmended } }]);
      await deliver(store, 'mail', noon, 'first');
    }
  });

  test('of what came without a channel nothing is told that is withdrawn, over or held, and an acknowledgement tells nobody', async () => {
    await using store = await open();
    const untold = { channels: [] } as const;
    const { token } = await store.submitEnquiry(quoteSubmission({ ...untold, contentHash: 'withdrawn' }));
    await store.withdrawEnquiry({ by: { token }, now: noon, channels: ['unassigned'] });
    await store.submitEnquiry(
      quoteSubmission({ ...untold, contentHash: 'over', receivedAt: noon - 400 * day }),
    );
    const held = { ...untold, contentHash: 'held', isQuarantined: true };
    const { reference } = await store.submitEnquiry(quoteSubmission(held));
    const thanked = { contentHash: 'thanked', channels: ['acknowledgement'] } as const;
    await store.submitEnquiry(quoteSubmission({ ...thanked, email: 'a@example.com' }));
    await deliver(store, 'acknowledgement');
    expect(await route(store, [])).toEqual({ moved: 0, stranded: 2 });
    expect(await route(store, ['mail'])).toEqual({ moved: 2, stranded: 1 });
    expect(await claimed(store, 'mail')).toMatchObject([{ message: { kind: 'enquiry' } }]);
    await deliver(store, 'mail', noon, 'first');
    await store.releaseEnquiry({ reference, now: noon });
    expect(await claimed(store, 'mail')).toMatchObject([{ message: { reference } }]);
    const purge = { lastContactBefore: noon - 365 * day, withdrawnBefore: noon - day, now: noon };
    expect(await store.purgeEnquiries(purge)).toEqual({ expired: 1, untold: 1, withdrawn: 0 });
    expect(await route(store, ['mail'])).toEqual({ moved: 0, stranded: 0 });
  });

  test('a subscription waits for a channel without a word, and is told then whatever its age', async () => {
    await using store = await open();
    const subscription = { form: 'newsletter', channels: [], receivedAt: noon - 400 * day } as const;
    await store.submitEnquiry(quoteSubmission(subscription));
    expect(await route(store, [])).toEqual({ moved: 0, stranded: 0 });
    expect(await route(store, ['mail'])).toEqual({ moved: 1, stranded: 0 });
    expect(await claimed(store, 'mail')).toMatchObject([{ message: { form: 'newsletter' } }]);
  });

  test('what is withdrawn at the moment at which its messages find a way is told to nobody', async () => {
    await using store = await open();
    for (let round = 0; round < 20; round += 1) {
      const { token } = await store.submitEnquiry(quoteSubmission({ contentHash: `${round}` }));
      await route(store, []);
      await Promise.all([
        route(store, ['mail']),
        store.withdrawEnquiry({ by: { token }, now: noon, channels: [] }),
      ]);
      expect((await store.findByToken({ token }))?.deliveries).toMatchObject([{ state: 'cancelled' }]);
    }
  });

  test('an enquiry that is amended at the moment at which its messages find a way is told in its last words', async () => {
    await using store = await open();
    for (let round = 0; round < 20; round += 1) {
      const post = { formKey: `quote:key-${round}`, channels: [] } as const;
      await store.submitEnquiry(quoteSubmission({ ...post, contentHash: `${round}a` }));
      const fields = { name: 'Lakshmi Rao' };
      await Promise.all([
        route(store, ['mail']),
        store.submitEnquiry(quoteSubmission({ ...post, contentHash: `${round}b`, fields })),
      ]);
      await route(store, ['mail']);
      let told: Awaited<ReturnType<typeof claimed>>;
      const all: typeof told = [];
      do {
        told = await claimed(store, 'mail');
        all.push(...told);
        await deliver(store, 'mail', noon, 'first');
      } while (told.length > 0);
      expect(all.at(-1)).toMatchObject({ message: { fields } });
      expect(all.length).toBeLessThanOrEqual(2);
    }
  });

  test('who was told of an enquiry and has no channel now is told of its withdrawal later', async () => {
    await using store = await open();
    const { token, reference } = await store.submitEnquiry(quoteSubmission());
    await deliver(store, 'webhook');
    await store.withdrawEnquiry({ by: { token }, now: noon + minute, channels: ['unassigned'] });
    expect(await route(store, [])).toEqual({ moved: 0, stranded: 1 });
    expect(await route(store, ['mail'])).toEqual({ moved: 1, stranded: 0 });
    expect(await claimed(store, 'mail')).toMatchObject([{ message: { kind: 'withdrawal', reference } }]);
  });

  test('who may have been told of an enquiry by a process that was killed is told of its withdrawal later', async () => {
    await using store = await open();
    const { token, reference } = await store.submitEnquiry(quoteSubmission());
    expect(await claimed(store, 'webhook')).toHaveLength(1);
    await store.resumeDeliveries(null);
    await store.withdrawEnquiry({ by: { token }, now: noon + minute, channels: ['unassigned'] });
    expect(await route(store, ['mail'])).toEqual({ moved: 1, stranded: 0 });
    expect(await claimed(store, 'mail')).toMatchObject([{ message: { kind: 'withdrawal', reference } }]);
  });

  test('what is stranded is erased with its enquiry at the end of its time, and counted where nobody was told', async () => {
    await using store = await open();
    const old = { receivedAt: noon - 400 * day, channels: ['mail', 'webhook'] } as const;
    await store.submitEnquiry(quoteSubmission({ ...old, contentHash: 'told' }));
    await deliver(store, 'mail');
    const thanked = { email: 'a@example.com', channels: [...old.channels, 'acknowledgement'] } as const;
    await store.submitEnquiry(quoteSubmission({ ...old, ...thanked, contentHash: 'untold' }));
    await deliver(store, 'acknowledgement');
    await store.submitEnquiry(quoteSubmission({ contentHash: 'recent' }));
    expect(await route(store, [])).toEqual({ moved: 0, stranded: 4 });
    const purge = { lastContactBefore: noon - 365 * day, withdrawnBefore: noon, now: noon };
    expect(await store.purgeEnquiries(purge)).toEqual({ expired: 2, untold: 1, withdrawn: 0 });
    expect(await store.listEnquiries({ state: 'stranded' })).toHaveLength(1);
  });
}

const both = ['webhook', 'mail'] as const;
const lastContactBefore = noon - 365 * day;

/** Looks as a process does that has these channels, for every form. */
function route(store: EnquiryStore, channels: readonly Channel[], now = noon): Promise<Routed> {
  const routes = { quote: channels, contact: channels, newsletter: channels };
  return store.routeMessages({ configured: channels, routes, lastContactBefore, now });
}

function claimed(store: EnquiryStore, channel: Channel, lease = 'first') {
  return store.claimDeliveries(claim({ channel, lease }));
}
