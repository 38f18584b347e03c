import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
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
  const file = path.join(root, cacheFile);
  const key = keyOf(root);
  const cached = readCached(file);
  if (key && cached?.key === key)
    return { names: new Set(cached.names), words: new Set(cached.words) };
  const { names, words } = collectNames(root);
  if (key) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify({ key, names: [...names], words: [...words] }));
  }
  return { names, words };
}

function keyOf(root: string): string | undefined {
  const lock = path.join(root, 'package-lock.json');
  return fs.existsSync(lock) ? hash(fs.readFileSync(lock, 'utf8')) : undefined;
}

function readCached(file: string): Kept | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}
