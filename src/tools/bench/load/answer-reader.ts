/** Where in the answers of one connection the reader is. */
export interface AnswerReader {
  /**
   * Takes what arrived, which belongs to one answer because requests are not pipelined. Returns the answer once its
   * last byte is there.
   */
  read(chunk: Buffer): FinishedAnswer | undefined;
}

export interface FinishedAnswer {
  status: number;
  /** Of head and body, as they came over the wire. */
  bytes: number;
  /** Whether the server ends the connection after it. */
  isLast: boolean;
}

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/**
 * Finds the ends of HTTP/1.1 answers, with `Content-Length` or chunked. It trusts the server: it is there to cost less
 * than what it measures.
 */
export function createAnswerReader(): AnswerReader {
  let head = '';
  let bytes = 0;
  let expected = -1;

  return {
    read(chunk) {
      if (bytes === 0) {
        const end = chunk.indexOf(headEnd);
        if (end < 0) throw new Error('The head of an answer came in more than one piece');
        head = chunk.toString('latin1', 0, end);
        expected = expectedBytes(head, end + headEnd.length);
      }
      bytes += chunk.length;
      const isOver = expected >= 0 ? bytes >= expected : endsBody(chunk);
      if (!isOver) return undefined;
      const answer = {
        status: Number(head.slice(9, 12)),
        bytes,
        isLast: /\r\nconnection: close/i.test(head),
      };
      bytes = 0;
      return answer;
    },
  };
}

/** Bytes of head and body; -1 where the body is chunked. */
function expectedBytes(head: string, headBytes: number): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length === undefined ? -1 : headBytes + Number(length);
}

/** Whether a piece of a chunked body ends with the last chunk, which may also come by itself. */
function endsBody(piece: Buffer): boolean {
  const ending = lastChunk.subarray(Math.max(0, lastChunk.length - piece.length));
  return piece.length >= lastChunk.length - 2 && piece.subarray(-ending.length).equals(ending);
}
