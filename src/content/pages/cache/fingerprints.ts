import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';

/** What is remembered of a file: when it changed (ms), its size in bytes and the hash of its content. */
export type Fingerprint = [changed: number, size: number, hash: string];

/** Clocks count whole milliseconds, time stamps of files parts of them. */
const clockStep = 1;

/** A file younger than this (ms) could change again without a new time stamp. */
const settledAfter = 50;

/**
 * Knows the hash of every file's content and reads only files whose time or size is new. Within one run a file is
 * looked at once, until it is forgotten.
 */
export class Fingerprints {
  private readonly seen = new Map<string, Fingerprint>();

  constructor(
    private readonly root: string,
    private saved: Record<string, Fingerprint> = {},
  ) {}

  /** Hash of a file's content; `''` when there is no such file. */
  of(file: string): string {
    return this.look(file)[2];
  }

  /** Hash of a file, or a hash nothing equals when the file changed after `time` (ms). */
  ofSince(file: string, time: number): string {
    const [changed, , content] = this.look(file);
    return changed > time + clockStep ? `changed at ${changed}` : content;
  }

  /** What is known of these files, to hand to another instance with {@link learn}. */
  entries(files: readonly string[]): Record<string, Fingerprint> {
    return Object.fromEntries(files.map((file) => [file, this.look(file)]));
  }

  learn(entries: Record<string, Fingerprint>): void {
    for (const [file, entry] of Object.entries(entries)) this.seen.set(file, entry);
  }

  forget(files: Iterable<string>): void {
    for (const file of files) this.seen.delete(file);
  }

  /** From now on every file is looked at again; one whose time and size are as they were is not read. */
  forgetAll(): void {
    this.saved = { ...this.saved, ...this.settled() };
    this.seen.clear();
  }

  /** Everything seen that may be trusted in a later run. */
  settled(): Record<string, Fingerprint> {
    const limit = Date.now() - settledAfter;
    return Object.fromEntries(
      [...this.seen].filter(([, [changed, , content]]) => content !== '' && changed < limit),
    );
  }

  private look(file: string): Fingerprint {
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
