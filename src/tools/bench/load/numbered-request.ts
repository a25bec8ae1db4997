/** Where a request that is different each time carries its number: eight digits, so that its length stays the same. */
export const numberPlace = '########';

/** Where it carries an address that no other request has. */
export const addressPlace = '<address>';

/** What makes the bytes of each request from its text: always the same ones, unless the text has such a place. */
export function numberedRequest(text: string): () => Buffer {
  const bytes = Buffer.from(text, 'latin1');
  if (!text.includes(numberPlace)) return () => bytes;
  // Two loads of one server number their requests differently.
  let number = Math.floor(Math.random() * 5e7);
  return () => {
    number += 1;
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    return Buffer.from(
      text.replaceAll(numberPlace, String(number).padStart(8, '0')).replaceAll(addressPlace, address),
      'latin1',
    );
  };
}
