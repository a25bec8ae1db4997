/** The tables of an OpenType font in its uncompressed (sfnt) form, by their four-character tags. */
export type FontTables = ReadonlyMap<string, Buffer>;

const headerSize = 12;
const recordSize = 16;

/** Takes a font apart. See "Organization of an OpenType Font" in the OpenType specification, as all offsets here. */
export function readTables(font: Buffer): FontTables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => headerSize + index * recordSize);
  return new Map(
    records.map((at) => {
      const offset = font.readUInt32BE(at + 8);
      return [
        font.toString('latin1', at, at + 4),
        font.subarray(offset, offset + font.readUInt32BE(at + 12)),
      ];
    }),
  );
}

/** Puts a TrueType-flavoured font together. Checksums and search hints are left at zero: the subsetter writes its own. */
export function writeTables(tables: FontTables): Buffer {
  const header = Buffer.alloc(headerSize + tables.size * recordSize);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  const bodies: Buffer[] = [];
  let offset = header.length;
  [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([tag, table], index) => {
      const at = headerSize + index * recordSize;
      header.write(tag, at, 'latin1');
      header.writeUInt32BE(offset, at + 8);
      header.writeUInt32BE(table.length, at + 12);
      const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
      bodies.push(body);
      offset += body.length;
    });
  return Buffer.concat([header, ...bodies]);
}

/** @throws Error when the font lacks the table. */
export function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table`);
  return table;
}
