// Format characters (joiners, reading directions, the soft hyphen, the byte order mark) and whatever else leaves no mark
// on paper: a copied line brings them along, and nobody sees what is wrong with it.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/**
 * A line that a machine reads (an address, a number, a choice) without what nobody sees. Not for words: Indian scripts,
 * Urdu and emoji are spelled with joiners.
 */
export function withoutInvisibleMarks(line: string): string {
  return line.replace(invisible, '');
}
