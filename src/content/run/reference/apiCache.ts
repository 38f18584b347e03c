import fs from 'node:fs';
import path from 'node:path';
import { Fingerprints, type Fingerprint } from '@/content/pages';
import type { Extraction } from '@/content/api';

interface Saved {
  context: string;
  /** Hash of each file that was read, by path. */
  inputs: Record<string, string>;
  files: Record<string, Fingerprint>;
}

const folder = '.content/cache/api';

/** The previous extraction, with the hash of every file it was made from. */
export class ApiCache {
  private readonly saved: Saved | undefined;
  private readonly fingerprints: Fingerprints;

  constructor(private readonly root: string) {
    this.saved = readJson<Saved>(path.join(root, folder, 'inputs.json'));
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
    return isFresh ? readJson(path.join(this.root, folder, 'extraction.json')) : undefined;
  }

  /** Caches an extraction made from these files. */
  keep(context: string, files: readonly string[], extraction: Extraction): void {
    const inputs = Object.fromEntries(files.map((file) => [file, this.fingerprints.hashOf(file)]));
    const saved: Saved = { context, inputs, files: this.fingerprints.trusted() };
    this.write('extraction.json', extraction);
    this.write('inputs.json', saved);
  }

  /** Replaces a file atomically, so that an interrupted run leaves the old one. */
  private write(name: string, content: unknown): void {
    const file = path.join(this.root, folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.new`, JSON.stringify(content));
    fs.renameSync(`${file}.new`, file);
  }
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
