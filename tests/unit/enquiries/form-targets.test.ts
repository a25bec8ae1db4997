import { expect, test } from 'vitest';
import { recipientNames } from '../../../data/legal/recipients.ts';
import { readEnquiryConfig } from '../../../src/config/config.ts';
import { recipientsOf } from '../../../src/enquiries/form-targets.ts';

test('a database is named by its host, wherever the address has it, and one behind a socket of this machine is not', () => {
  const named = [recipientNames.database('db.example.com')];
  const addresses = {
    'postgresql://user:password@db.example.com/site': named,
    'postgresql:///site?host=db.example.com': named,
    'postgresql:///site?host=/var/run/postgresql': [],
    'postgresql://%2Fvar%2Frun%2Fpostgresql/site': [],
  };
  for (const [DATABASE_URL, recipients] of Object.entries(addresses))
    expect(recipientsOf(readEnquiryConfig({ DATABASE_URL }))).toEqual(recipients);
});
