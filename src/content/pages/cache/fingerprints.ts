import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';

/**
 * What is recorded about a file: the time at which its content or its metadata changed (ms), its size in bytes and the
 * hash of its content.
 */
export type Fingerprint = [changed: number, size: number, hash: string];

/** The clock counts whole milliseconds (ms); the times of files are finer. */
const clockStep = 1;

/** A file that changed less than this long ago (ms) could change again without a new time. */
const settledAfter = 50;

/**
 * Hashes the contents of files, and reads only files with a new time or size. Within one run each file is checked once,
 * until it is forgotten.
 */
export class Fingerprints {
  private readonly seen = new Map<string, Fingerprint>();

  constructor(
    private readonly root: string,
    private saved: Record<string, Fingerprint> = {},
  ) {}

  /** Returns the hash of a file's content; `''` if the file does not exist. */
  hashOf(file: string): string {
    return this.readOnce(file)[2];
  }

  /** Returns the hash of a file's content, or a unique text if the file changed after `time` (ms). */
  hashUnlessChangedSince(file: string, time: number): string {
    const [changed, , content] = this.readOnce(file);
    return changed > time + clockStep ? `changed at ${changed}` : content;
  }

  /** Returns the recorded fingerprints of these files, for {@link restore} of another instance. */
  entries(files: readonly string[]): Record<string, Fingerprint> {
    return Object.fromEntries(files.map((file) => [file, this.readOnce(file)]));
  }

  /** Takes over fingerprints that another instance recorded. */
  restore(entries: Record<string, Fingerprint>): void {
    for (const [file, entry] of Object.entries(entries)) this.seen.set(file, entry);
  }

  /** Makes the next calls check these files again. */
  forget(files: Iterable<string>): void {
    for (const file of files) this.seen.delete(file);
  }

  /** Makes the next calls check every file again; one with the same time and size is not read. */
  forgetAll(): void {
    this.saved = { ...this.saved, ...this.trusted() };
    this.seen.clear();
  }

  /** Returns the fingerprints that later runs may trust. */
  trusted(): Record<string, Fingerprint> {
    const limit = Date.now() - settledAfter;
    return Object.fromEntries(
      [...this.seen].filter(([, [changed, , content]]) => content !== '' && changed < limit),
    );
  }

  private readOnce(file: string): Fingerprint {
    const known = this.seen.get(file);
    if (known) return known;
    const found = this.read(file);
    this.seen.set(file, found);
    return found;
  }

  private read(file: string): Fingerprint {
    const absolute = path.join(this.root, file);
    const stats = fs.statSync(absolute, { throwIfNoEntry: false });
    if (!stats?.isFile()) return [0, 0, ''];
    const saved = this.saved[file];
    if (saved && saved[0] === stats.ctimeMs && saved[1] === stats.size) return saved;
    return [stats.ctimeMs, stats.size, hash(fs.readFileSync(absolute))];
  }
}
