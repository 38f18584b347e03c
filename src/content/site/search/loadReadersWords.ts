import fs from 'node:fs';
import path from 'node:path';
import { DocsError } from '@/model';
import { bundleData } from '../products/bundle';
import { ReadersWords, readersWordsFile } from './readersWords';

/**
 * Reads the words of readers from disk; without the file there are none.
 * @throws DocsError if it cannot be read, or is not an object of lists of phrases by addresses.
 */
export async function loadReadersWords(root: string): Promise<ReadersWords> {
  if (!fs.existsSync(path.join(root, readersWordsFile))) return new ReadersWords();
  const { exports, inputs } = await bundleData(root, [readersWordsFile]);
  const phrases = exports[0]?.default;
  if (!isPhrases(phrases)) {
    throw new DocsError('These are not the words of readers.', {
      ...{ file: readersWordsFile, line: 1, column: 1 },
      fix: "Its default export is an object of lists of phrases by addresses, `{ '/product/page/#id': ['hide a row'] }`.",
    });
  }
  return new ReadersWords(phrases, inputs);
}

function isPhrases(value: unknown): value is Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([address, phrases]) =>
      address.startsWith('/') &&
      Array.isArray(phrases) &&
      phrases.length > 0 &&
      phrases.every((phrase) => typeof phrase === 'string' && /\w/.test(phrase)),
  );
}
