import fs from 'node:fs';
import path from 'node:path';
import { DocsError, type Synonyms } from '@/model';
import { mostWordsOfSynonym } from '@/model/search';
import { tokensOf } from '@/model/searchWords';
import { bundleData } from '../products/bundle';

/** The file with abbreviations and synonyms. */
export const synonymsFile = 'docs-data/search/synonyms.ts';

/**
 * Reads a file of synonyms from disk, by default that of the search; without the file there are none.
 * @throws DocsError if it cannot be read, or is not an object of lists of words.
 */
export async function loadSynonyms(root: string, file = synonymsFile): Promise<Synonyms> {
  if (!fs.existsSync(path.join(root, file))) return {};
  const { exports } = await bundleData(root, [file]);
  const synonyms = exports[0]?.default;
  if (!isSynonyms(synonyms)) {
    throw new DocsError('These are not synonyms.', {
      ...{ file, line: 1, column: 1 },
      fix: `Its default export is an object of lists of words, \`{ btn: ['button'] }\`, with keys in lower case of at most ${mostWordsOfSynonym} words.`,
    });
  }
  return synonyms;
}

function isSynonyms(value: unknown): value is Synonyms {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([key, words]) =>
      key === key.toLowerCase() &&
      tokensOf(key).length <= mostWordsOfSynonym &&
      Array.isArray(words) &&
      words.every((word) => typeof word === 'string' && word !== ''),
  );
}
