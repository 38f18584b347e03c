import type { Product } from '@/model';
import type { CompiledPage } from '../../../src/content/stages';
import type { FenceComponent } from './fenceComponents';

/** What is bundled of a page: its demos in both languages, and its fences that are components. */
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
  /** From the root. */
  file: string;
  hasSheet: boolean;
}

/** The demos of a page that can be bundled, each styling of a demo by itself. */
export function listDemos({ compiled, left }: PageSources): DemoEntry[] {
  const all = compiled.demos.filter(({ problems }) => problems.length === 0);
  const modules = new Map(
    all.flatMap(({ modules }) => modules.map((one) => [one.key, one] as const)),
  );
  return [...modules.values()].filter(({ file }) => !left.has(file));
}
