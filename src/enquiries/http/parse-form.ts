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

const percentSign = 0x25;

// URLSearchParams replaces what it cannot decode and does not say so.
function percentDecode(body: Buffer): Uint8Array {
  const bytes = new Uint8Array(body.length);
  let length = 0;
  for (let index = 0; index < body.length; index += 1) {
    const escaped = body[index] === percentSign ? hexPair(body[index + 1], body[index + 2]) : null;
    bytes[length] = escaped ?? body[index] ?? 0;
    length += 1;
    if (escaped !== null) index += 2;
  }
  return bytes.subarray(0, length);
}

/** The byte that two characters name; null where they are no hexadecimal digits. */
function hexPair(high: number | undefined, low: number | undefined): number | null {
  const byte = hexDigit(high) * 16 + hexDigit(low);
  return Number.isNaN(byte) ? null : byte;
}

function hexDigit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN;
}
