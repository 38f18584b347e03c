import fs from 'node:fs';
import path from 'node:path';
import type { Fingerprints } from './fingerprints';
import { hash } from '@/model/hash';

/** Folders whose code decides the result for a page. */
const sources = ['src/content', 'src/model', 'src/site'];

/** Other files that decide it: the installed packages and the texts of the reference. */
const facts = ['package-lock.json', 'translations/en.json', 'translations/reference/en.json'];

/** Hashes the compiler itself: its source, the installed packages and the names of components that pages may embed. */
export function hashCompiler(
  root: string,
  fingerprints: Fingerprints,
  components: readonly string[],
): string {
  const files = [...sources.flatMap((folder) => listSources(root, folder)), ...facts];
  const known = files.sort().map((file) => [file, fingerprints.hashOf(file)]);
  return hash(JSON.stringify([known, components, process.version]));
}

/** Tests, and what only they use. */
const ofTests = /\.test\.tsx?$|(?:^|[\\/])(?:fixtures|testing)[\\/]/;

/** Lists the TypeScript files of a folder without those of tests, as paths from the root. */
export function listSources(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !ofTests.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
}
