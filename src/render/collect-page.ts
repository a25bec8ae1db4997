import { EventEmitter } from 'node:events';
import type { RenderedPage } from './render-page.ts';

/** What most pages fit into; React's own parts are copied there, so that none outlives the moment it was made in. */
const roomBytes = 128 * 1024;

/** Rooms that nobody uses: as many as there are pages on their way to the network on a busy day. */
const freeRooms: Buffer[] = [];
const mostFreeRooms = 8;

/** The bytes of a page, in memory that is used again. */
export interface CollectedPage {
  bytes: Buffer;
  /** To be called once, when nobody reads `bytes` any more. */
  release: () => void;
}

/** The bytes of a page on which nothing is pending. React writes them at once, so nobody has to wait. */
export function collectPage(page: RenderedPage): CollectedPage {
  if (!page.isComplete) throw new Error('Only a complete page can be collected');
  const sink = new PageSink();
  page.pipe(sink as unknown as NodeJS.WritableStream);
  return {
    bytes: sink.room.subarray(0, sink.length),
    release: () => {
      if (sink.room.length === roomBytes && freeRooms.length < mostFreeRooms) freeRooms.push(sink.room);
    },
  };
}

/**
 * As much of a stream as React writes into. It takes everything at once: React stops at a full destination and goes on
 * when it has drained, which is a turn later. It never closes: a stream that does has React make an error for it.
 */
class PageSink extends EventEmitter {
  room: Buffer = freeRooms.pop() ?? Buffer.allocUnsafeSlow(roomBytes);
  length = 0;

  /** React hands over bytes, and long pieces of text as they are. */
  write(chunk: string | Uint8Array): boolean {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    if (this.length + bytes.length > this.room.length) {
      const wider = Buffer.allocUnsafeSlow(2 * (this.length + bytes.length));
      this.room.copy(wider, 0, 0, this.length);
      this.room = wider;
    }
    this.room.set(bytes, this.length);
    this.length += bytes.length;
    return true;
  }

  end(): void {
    this.emit('finish');
  }
}
