// The manifest alone: loading the compiler takes longer than a run with nothing changed has.
import typescript from 'typescript/package.json';
import type { Product } from '@/model';
import { listSources, Fingerprints } from '@/content/pages';
import { hash } from '@/model/hash';

/** Hash of what decides an extraction besides the packages: this code, the compiler and the products' facts. */
export function hashContext(root: string, products: readonly Product[]): string {
  const fingerprints = new Fingerprints(root);
  const sources = [
    ...listSources(root, 'src/content/api/extract'),
    ...listSources(root, 'src/model'),
  ];
  const code = sources.sort().map((file) => [file, fingerprints.of(file)]);
  const facts = products.map(({ id, api }) => [id, api]);
  return hash(JSON.stringify([code, facts, typescript.version]));
}
