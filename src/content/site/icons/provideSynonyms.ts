import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import { loadSynonyms } from '../search';
import { format, isStillWritten, type CachedIcons } from './iconRecord';
import { writeHashed, type Source } from './writeHashed';

/**
 * Provides the file with the synonyms of a product's icons; writes it only if they changed.
 * @throws DocsError if the synonyms cannot be read.
 */
export async function provideSynonyms(
  { root, product, icons: { synonyms: file } }: Source,
  last: CachedIcons | undefined,
): Promise<{ key: string; url: string }> {
  const hasFile = file !== undefined && fs.existsSync(path.join(root, file));
  const code = hasFile ? fs.readFileSync(path.join(root, file), 'utf8') : '';
  const key = hash(JSON.stringify([format, code]));
  const url = last?.synonymsKey === key ? last.facts.synonymsUrl : undefined;
  if (isStillWritten(root, url)) return { key, url };
  const text = JSON.stringify(hasFile ? await loadSynonyms(root, file) : {});
  return {
    key,
    url: await writeHashed({ root, product }, { name: 'synonyms', end: 'json', text }),
  };
}
