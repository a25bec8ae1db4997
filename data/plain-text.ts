import type { Rich } from './paths.ts';

/** Running text without its links, exactly as a page shows it. */
export function plainText(text: Rich): string {
  if (typeof text === 'string') return text;
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}
