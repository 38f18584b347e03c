import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import { readJson, writeJson } from '@/content/files';
import { collectNames } from './collectNames';

/** Every name and word in the installed packages. A name on a page that occurs here is not a misspelling. */
export interface Vocabulary {
  /** Names in the code of type files, and the names of modules. */
  names: ReadonlySet<string>;
  /** The parts of these names, and the words of all comments, in lower case. */
  words: ReadonlySet<string>;
}

const cacheFile = '.content/cache/vocabulary.json';

interface Kept {
  key: string;
  names: string[];
  words: string[];
}

/**
 * Reads the types of all dependencies. Takes about two seconds; 20 ms once cached. The cache is valid until a package
 * changes.
 */
export function readVocabulary(root: string): Vocabulary {
  const key = keyOf(root);
  const cached = readJson<Kept>(root, cacheFile);
  if (key && cached?.key === key)
    return { names: new Set(cached.names), words: new Set(cached.words) };
  const { names, words } = collectNames(root);
  if (key) {
    const kept: Kept = { key, names: [...names], words: [...words] };
    writeJson(root, cacheFile, kept);
  }
  return { names, words };
}

function keyOf(root: string): string | undefined {
  const lock = path.join(root, 'package-lock.json');
  return fs.existsSync(lock) ? hash(fs.readFileSync(lock, 'utf8')) : undefined;
}
