import fs from 'node:fs/promises';

/** Maximum size of the cache in bytes. */
const largestSum = 64 * 1024 * 1024;

/** Maximum size of a cached file in bytes; larger ones are streamed from disk each time. */
const largestFile = 1024 * 1024;

/** A file that is cached, or being read. */
interface Cached {
  size: number;
  bytes: Promise<Buffer> | Buffer;
}

/** An LRU cache of small immutable files. */
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

  /** Returns the content of a file, from the cache or from disk; undefined if it is too large to cache. */
  read({ path, size }: { path: string; size: number }): Cached['bytes'] | undefined {
    if (size > Math.min(this.largest, this.limit)) return undefined;
    const found = this.cached.get(path);
    if (found) {
      // Maps iterate in insertion order: this moves the file to the end.
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

  /** Reads a file once for all concurrent requests. A failed read is repeated for the next request. */
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
