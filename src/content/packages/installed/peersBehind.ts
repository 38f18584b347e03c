import { packageOf } from '@/model';
import type { PackageManifest } from './manifest';
import type { SourceReader } from './sourceReader';

const imported = /\b(?:from|import|require\()\s*['"]([^'".][^'"]*)['"]/g;

/**
 * Lists optional peers that a module of a package needs nevertheless: an adapter of date pickers imports its date
 * library, which neither the demo nor the package's required dependencies name.
 */
export function peersBehind(reader: SourceReader, specifier: string): string[] {
  const name = packageOf(specifier);
  const manifest = `node_modules/${name}/package.json`;
  if (specifier === name || !reader.exists(manifest)) return [];
  const { peerDependenciesMeta = {} } = JSON.parse(reader.read(manifest)) as PackageManifest;
  const folder = `node_modules/${specifier}`;
  const sources = reader
    .list(folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => reader.read(`${folder}/${entry.name}`));
  const reached = sources.flatMap((text) => [...text.matchAll(imported)].map(([, from]) => from));
  const names = new Set(reached.map((from) => packageOf(from ?? '')));
  return Object.keys(peerDependenciesMeta).filter(
    (peer) => names.has(peer) && !peer.startsWith('@emotion/'),
  );
}
