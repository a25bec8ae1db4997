import type { Dialect } from './operation.ts';

/** Statements that lead from one version of the schema to the next; the last one's place in the list is the version. */
export function migrations(dialect: Dialect): readonly string[][] {
  const instant = dialect === 'sqlite' ? 'integer' : 'bigint';
  const strict = dialect === 'sqlite' ? 'strict' : '';
  return [
    [
      `create table enquiry (
        id text primary key,
        reference text not null unique,
        token text not null unique,
        form text not null,
        state text not null,
        fields text not null,
        earlier text not null,
        phone text,
        email text,
        form_key text unique,
        content_hash text not null,
        notice text not null,
        spam_score integer not null,
        spam_reasons text not null,
        received_at ${instant} not null,
        last_contact_at ${instant} not null,
        withdrawn_at ${instant}
      ) ${strict}`,
      'create index enquiry_received on enquiry (received_at)',
      'create index enquiry_content on enquiry (content_hash)',
      'create index enquiry_phone on enquiry (phone)',
      'create index enquiry_email on enquiry (email)',
      `create table outbox (
        id text primary key,
        enquiry_id text references enquiry (id) on delete cascade,
        dedupe_key text unique,
        channel text not null,
        state text not null,
        message text,
        created_at ${instant} not null,
        attempts integer not null,
        due_at ${instant} not null,
        lease text,
        leased_until ${instant} not null,
        last_result text,
        settled_at ${instant}
      ) ${strict}`,
      'create index outbox_due on outbox (state, channel, due_at)',
      'create index outbox_enquiry on outbox (enquiry_id)',
      // What remains of an erased enquiry: nothing in it leads to a person. The month is YYYY-MM.
      `create table tombstone (
        reference text primary key,
        form text not null,
        received_month text not null,
        erased_at ${instant} not null,
        reason text not null
      ) ${strict}`,
      `create table note (name text primary key, value ${instant} not null) ${strict}`,
    ],
    [
      'drop index outbox_due',
      // In the order in which messages are claimed.
      'create index outbox_due on outbox (state, channel, due_at, created_at, id)',
      // What counts against limits, by a hash that the secret of the day makes.
      `create table quota (name text primary key, used integer not null, expires_at ${instant} not null) ${strict}`,
      `create table quota_secret (day integer primary key, secret text not null) ${strict}`,
    ],
  ];
}
