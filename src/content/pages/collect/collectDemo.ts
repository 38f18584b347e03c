import { DocsError, type DemoSource } from '@/model';
import type { CollectedDemo, FoundDemo, MarkdownSource } from '../stages';
import { checkStylings } from './checkStylings';
import { findEntries } from './findEntries';
import { listPackages, SourceReader } from '@/content/packages';
import { addEntry, type AuthoredStyling } from './addEntry';

/** A collected demo with its authored files, and every file whose change makes it stale, including missing ones. */
export type CollectedWithInputs = CollectedDemo & {
  authored: AuthoredStyling[];
  inputs: string[];
};

/**
 * Step 3 for one demo: collects its sources in both languages and all stylings, its preview and its dependencies.
 * Errors, such as a missing demo, become problems of the demo.
 */
export async function collectDemo(
  root: string,
  source: MarkdownSource,
  demo: FoundDemo,
): Promise<CollectedWithInputs> {
  const reader = new SourceReader(root);
  const collected = emptyDemo(demo.name);
  collected.problems.push(...checkStylings(reader, source, demo));
  const dependencies = new Set<string>();
  const authored: AuthoredStyling[] = [];
  try {
    for (const entry of findEntries(reader, source, demo)) {
      const set = await addEntry({ root, reader, source, demo, entry }, collected);
      set.dependencies.forEach((name) => dependencies.add(name));
      authored.push(set);
    }
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    collected.problems.push(error.problem);
  }
  collected.source.dependencies = [...dependencies].sort();
  collected.source.packages = listPackages(root, collected.source.dependencies);
  return { ...collected, authored, inputs: [...reader.inputs] };
}

/** Returns a demo without any content. */
export function emptyDemo(name: string): CollectedDemo {
  const packages = { needed: {}, types: {}, setup: {}, overrides: {} };
  const source: DemoSource = { name, variants: [], dependencies: [], packages };
  return { name, source, styles: { candidates: [], css: '' }, modules: [], problems: [] };
}
