export interface ParsedForm {
  /** Values by name, in order; a plain map, so that no name is special. */
  fields: ReadonlyMap<string, readonly string[]>;
  /** False where some bytes were no UTF-8; they stand in the values as U+FFFD. */
  isReadable: boolean;
}

/** Reads a form-encoded body. */
export function parseForm(body: Buffer): ParsedForm {
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) {
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return { fields, isReadable: isUtf8(percentDecode(body)) };
}

/** The first value of a field, or nothing. */
export function firstValue(fields: ParsedForm['fields'], name: string): string {
  return fields.get(name)?.[0] ?? '';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

// URLSearchParams replaces what it cannot decode and does not say so.
function percentDecode(body: Buffer): Uint8Array {
  const bytes = new Uint8Array(body.length);
  let length = 0;
  for (let index = 0; index < body.length; index += 1) {
    const pair = body[index] === 0x25 ? body.toString('latin1', index + 1, index + 3) : '';
    const isEscape = /^[0-9a-f]{2}$/i.test(pair);
    bytes[length] = isEscape ? Number.parseInt(pair, 16) : (body[index] ?? 0);
    length += 1;
    if (isEscape) index += 2;
  }
  return bytes.subarray(0, length);
}
