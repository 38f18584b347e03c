import fs from 'node:fs/promises';

/** Bytes of all files that are kept in memory at most. */
const largestSum = 64 * 1024 * 1024;

/** Bytes of a file that is kept at most: a larger one is read again each time, in chunks. */
const largestFile = 1024 * 1024;

/** A file that is kept, or being read. */
interface Kept {
  size: number;
  bytes: Promise<Buffer> | Buffer;
}

/** Small files that never change, in memory: as many as fit, and those that were not asked for longest go first. */
export class HotFiles {
  private readonly kept = new Map<string, Kept>();
  private sum = 0;

  constructor(
    private readonly limit = largestSum,
    private readonly largest = largestFile,
  ) {}

  /** Bytes that are kept. */
  get size(): number {
    return this.sum;
  }

  /** The bytes of a file, which is read when it is not kept. Undefined for a file that is too large to keep. */
  read({ path, size }: { path: string; size: number }): Kept['bytes'] | undefined {
    if (size > Math.min(this.largest, this.limit)) return undefined;
    const found = this.kept.get(path);
    if (found) {
      // A map keeps its order: setting the key again moves the file to the end.
      this.kept.delete(path);
      this.kept.set(path, found);
      return found.bytes;
    }
    const bytes = this.start(path, size);
    for (const [oldest, { size: freed }] of this.kept) {
      if (this.sum <= this.limit) break;
      this.kept.delete(oldest);
      this.sum -= freed;
    }
    return bytes;
  }

  /** Reads a file once for all who ask meanwhile. A file that cannot be read is tried again next time. */
  private start(path: string, size: number): Promise<Buffer> {
    const bytes = fs.readFile(path);
    const kept: Kept = { size, bytes };
    this.kept.set(path, kept);
    this.sum += size;
    bytes.then(
      (read) => (kept.bytes = read),
      () => {
        if (this.kept.get(path) !== kept) return;
        this.kept.delete(path);
        this.sum -= size;
      },
    );
    return bytes;
  }
}
