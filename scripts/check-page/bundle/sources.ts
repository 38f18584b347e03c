import type { ErrorPlace, Product } from '@/model';
import type { CompiledPage } from '@/content/pages';
import type { SourcePlace } from '../frame/showcase';
import type { FenceComponent } from './fenceComponents';

/** The parts of a page to bundle: its demos in both languages, and its fences that are components. */
export interface PageSources {
  compiled: CompiledPage;
  product: Product;
  fences: FenceComponent[];
  /** Modules that cannot be bundled: files of demos, and names of `virtual` modules. */
  left: Set<string>;
}

/** A demo with the module it is loaded from. */
export interface DemoEntry {
  key: string;
  /** Path from the root. */
  file: string;
  hasSheet: boolean;
}

/** Lists the demos of a page that can be bundled, with one entry for each styling. */
export function listDemos({ compiled, left }: PageSources): DemoEntry[] {
  const all = compiled.demos.filter(({ problems }) => problems.length === 0);
  const modules = new Map(
    all.flatMap(({ modules }) => modules.map((one) => [one.key, one] as const)),
  );
  return [...modules.values()].filter(({ file }) => !left.has(file));
}

/** Converts a place in the bundle's sources to one in the author's files: lines of a fence become lines of markdown. */
export function authorPlace(
  { fences }: PageSources,
  { file, line, column }: SourcePlace,
): ErrorPlace | undefined {
  const [, index] = /^check-fence:\d+\/(\d+)/.exec(file) ?? [];
  if (index === undefined) return { file, line, column };
  const fence = fences[Number(index)];
  return fence && { file: fence.file, line: fence.line + line - 1, column };
}
