import { readJson, writeJson } from '@/content/files';
import { Fingerprints, type Fingerprint } from '@/content/pages';
import type { Extraction } from '@/content/api';

interface Saved {
  context: string;
  /** Hash of each file that was read, by path. */
  inputs: Record<string, string>;
  files: Record<string, Fingerprint>;
}

const extractionFile = '.content/cache/api/extraction.json';
const inputsFile = '.content/cache/api/inputs.json';

/** The previous extraction, with the hash of every file it was made from. */
export class ApiCache {
  private readonly saved: Saved | undefined;
  private readonly fingerprints: Fingerprints;

  constructor(private readonly root: string) {
    this.saved = readJson(root, inputsFile);
    this.fingerprints = new Fingerprints(root, this.saved?.files);
  }

  /**
   * Returns the previous extraction if none of its inputs has changed; `context` identifies everything except the
   * files.
   */
  read(context: string): Extraction | undefined {
    if (this.saved?.context !== context) return undefined;
    const inputs = Object.entries(this.saved.inputs);
    const isFresh = inputs.every(([file, old]) => this.fingerprints.hashOf(file) === old);
    return isFresh ? readJson(this.root, extractionFile) : undefined;
  }

  /** Caches an extraction made from these files. */
  keep(context: string, files: readonly string[], extraction: Extraction): void {
    const inputs = Object.fromEntries(files.map((file) => [file, this.fingerprints.hashOf(file)]));
    const saved: Saved = { context, inputs, files: this.fingerprints.trusted() };
    writeJson(this.root, extractionFile, extraction);
    writeJson(this.root, inputsFile, saved);
  }
}
