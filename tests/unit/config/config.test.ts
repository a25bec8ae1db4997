import { parsePhoneNumberWithError } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { displayPhone, telLink } from '../../../data/contact-links.ts';
import { readConfig } from '../../../src/config/config.ts';

test('nothing set gives the sample values on port 8080', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    siteOrigin: 'http://localhost:8080',
    isOriginConfigured: false,
    logLevel: 'info',
    business: { name: 'Deccan Stone Polishing', phone: '+919000000000', email: 'hello@example.com' },
  });
});

test('every problem is reported at once, each with its variable and what to do', () => {
  const broken = {
    PORT: '99999',
    SITE_ORIGIN: 'example.com/path',
    LOG_LEVEL: 'loud',
    BUSINESS_PHONE: '90000 000',
    BUSINESS_EMAIL: 'nobody',
    BUSINESS_MAPS_URL: 'javascript:alert(1)',
    SOCIAL_INSTAGRAM_URL: 'http://insecure.example',
  };
  for (const name of Object.keys(broken)) expect(() => readConfig(broken)).toThrow(`\n  ${name} must`);
});

test('an origin that no Host header can name, so that every visitor would be refused, is refused at the start', () => {
  for (const host of [
    '*.example.com',
    '$DOMAIN',
    '{$DOMAIN}',
    'a.com,b.com',
    'a..com',
    'example.com.',
    'a.com.:80',
  ])
    expect(() => readConfig({ SITE_ORIGIN: `https://${host}` }), host).toThrow(
      'SITE_ORIGIN must be an origin',
    );
  for (const origin of [
    'https://xn--d2b1ag0dl.com',
    'http://192.168.0.7:8080',
    'http://[::1]:8080',
    'http://my_site',
  ])
    expect(readConfig({ SITE_ORIGIN: origin }).siteOrigin).toBe(origin);
});

test('a position whose numbers are exchanged, or that is none, is refused', () => {
  expect(readConfig({ BUSINESS_POSITION: '17.41542, 78.43911' }).business.position).toEqual({
    latitude: 17.41542,
    longitude: 78.43911,
  });
  for (const exchanged of ['78.43911,17.41542', '95.00000,200.00000', '17.41542,-78.43911'])
    expect(() => readConfig({ BUSINESS_POSITION: exchanged })).toThrow(
      'BUSINESS_POSITION must be latitude,longitude of a place in India',
    );
});

test('values are used, an empty one counts as unset, and WhatsApp follows the phone', () => {
  const config = readConfig({
    SITE_ORIGIN: 'https://www.example.com/',
    BUSINESS_NAME: ' Charminar Stone ',
    BUSINESS_PHONE: '+919876543210',
    BUSINESS_EMAIL: '',
    SOCIAL_INSTAGRAM_URL: 'https://instagram.example/charminar',
  });
  expect(config.siteOrigin).toBe('https://www.example.com');
  expect(config.isOriginConfigured).toBe(true);
  expect(config.business).toMatchObject({
    name: 'Charminar Stone',
    phone: '+919876543210',
    whatsapp: '+919876543210',
    email: 'hello@example.com',
    social: { instagram: 'https://instagram.example/charminar' },
  });
  expect(config.sampleValues).not.toContain('BUSINESS_NAME');
  expect(config.sampleValues).toContain('BUSINESS_EMAIL');
});

test.each([
  '+91 98765 43210',
  '098765 43210',
  '9876543210',
  '+91-98765-43210',
  '(0) 98765 43210',
  '040 2345 6789',
  '(040) 2345-6789',
  '+91 40 2345 6789',
  '0870 256 7890',
  '022-2345 6789',
  '+44 20 7946 0958',
])('a telephone number may be written as %s', (typed) => {
  const { phone, whatsapp } = readConfig({ BUSINESS_PHONE: typed }).business;
  const known = parsePhoneNumberWithError(typed, 'IN');
  expect([phone, whatsapp]).toEqual([known.number, known.number]);
  expect(telLink(phone)).toBe(`tel:${known.number}`);
  if (known.country === 'IN') expect(displayPhone(phone)).toBe(known.formatInternational());
});

test('blanks and quotation marks around a value are no part of it, and blanks alone are none', () => {
  const { port, operations, enquiries, business, sampleValues } = readConfig({
    PORT: ' ',
    TRUST_PROXY: '1 ',
    DATA_DIR: '/data ',
    BACKUP_DIR: "'/backups'\r",
    CLAIMS: 'proved ',
    BUSINESS_NAME: '"Charminar Stone"',
    BUSINESS_LOCATION: '" "',
  });
  expect(port).toBe(8080);
  expect(operations).toMatchObject({ trustedHops: 1, backupFolder: '/backups' });
  expect(enquiries.dataDirectory).toBe('/data');
  expect(business.name).toBe('Charminar Stone');
  expect(sampleValues).toContain('BUSINESS_LOCATION');
  expect(sampleValues).not.toContain('BUSINESS_NAME');
  // What stands inside belongs to the value.
  expect(readConfig({ BUSINESS_NAME: `Deccan "Stone" 'n' Sons` }).business.name).toBe(
    `Deccan "Stone" 'n' Sons`,
  );
});

test('a value over several lines is one line, without control characters', () => {
  const { business } = readConfig({
    BUSINESS_NAME: 'Charminar\r\nStone\u0001Works',
    BUSINESS_STREET: '12-3\n\tRoad 4',
  });
  expect(business).toMatchObject({ name: 'Charminar Stone Works', street: '12-3 Road 4' });
});

test.each(['~/enquiries', '~', '$HOME/enquiries', 'file:///data', 'file:/data', 'https://example.com/data'])(
  'a folder that is none as it is written is refused, not made: %s',
  (path) => {
    for (const name of ['DATA_DIR', 'BACKUP_DIR'])
      expect(() => readConfig({ [name]: path })).toThrow(`${name} must be a folder written out`);
  },
);

test('a GSTIN is taken in any case, and one with a slip of the hand is refused', () => {
  expect(readConfig({ BUSINESS_GSTIN: ' 27aapfu0939f1zv ' }).business.gstin).toBe('27AAPFU0939F1ZV');
  expect(readConfig({}).business.gstin).toBeUndefined();
  expect(() => readConfig({ BUSINESS_GSTIN: '27AAPFU0993F1ZV' })).toThrow('BUSINESS_GSTIN must');
});

test.each([
  ['[::1]', '::1'],
  ['::', '::'],
  ['127.0.0.1', '127.0.0.1'],
])('HOST=%s listens on %s', (HOST, host) => {
  expect(readConfig({ HOST }).host).toBe(host);
});
