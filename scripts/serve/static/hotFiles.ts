import fs from 'node:fs/promises';

/** Bytes of all files that are cached in memory at most. */
const largestSum = 64 * 1024 * 1024;

/** Bytes of a file that is cached at most: a larger one is read again each time, in chunks. */
const largestFile = 1024 * 1024;

/** A file that is cached, or being read. */
interface Cached {
  size: number;
  bytes: Promise<Buffer> | Buffer;
}

/** Small files that never change, in memory: as many as fit, and those that were not asked for longest go first. */
export class HotFiles {
  private readonly cached = new Map<string, Cached>();
  private sum = 0;

  constructor(
    private readonly limit = largestSum,
    private readonly largest = largestFile,
  ) {}

  /** Bytes that are cached. */
  get size(): number {
    return this.sum;
  }

  /** The bytes of a file, which is read when it is not cached. Undefined for a file that is too large to keep. */
  read({ path, size }: { path: string; size: number }): Cached['bytes'] | undefined {
    if (size > Math.min(this.largest, this.limit)) return undefined;
    const found = this.cached.get(path);
    if (found) {
      // A map keeps its order: setting the key again moves the file to the end.
      this.cached.delete(path);
      this.cached.set(path, found);
      return found.bytes;
    }
    const bytes = this.start(path, size);
    for (const [oldest, { size: freed }] of this.cached) {
      if (this.sum <= this.limit) break;
      this.cached.delete(oldest);
      this.sum -= freed;
    }
    return bytes;
  }

  /** Reads a file once for all who ask meanwhile. A file that cannot be read is tried again next time. */
  private start(path: string, size: number): Promise<Buffer> {
    const bytes = fs.readFile(path);
    const cached: Cached = { size, bytes };
    this.cached.set(path, cached);
    this.sum += size;
    bytes.then(
      (read) => (cached.bytes = read),
      () => {
        if (this.cached.get(path) !== cached) return;
        this.cached.delete(path);
        this.sum -= size;
      },
    );
    return bytes;
  }
}
