import { DocsError, type DemoSource, type DemoVariant, type DocsProblem } from '@/model';
import type { CollectedDemo, FoundDemo, MarkdownSource } from '../stages';
import { collectFiles, type AuthoredFile } from './collectFiles';
import { findDefaultExport } from './defaultExport';
import { derivePreview, highlightPreview } from './derivePreview';
import { findEntries } from './findEntries';
import { listPackages } from './listPackages';
import { placeOf } from './parseModule';
import { SourceReader } from './sourceReader';
import { toVariants } from './toVariants';

/** A collected demo with every file whose change makes it stale, missing ones included. */
export type CollectedWithInputs = CollectedDemo & { inputs: string[] };

/**
 * Step 3 for one demo: its sources in both languages and all stylings, its preview and its dependencies.
 * Mistakes become problems of the demo, a missing demo among them.
 */
export async function collectDemo(
  root: string,
  source: MarkdownSource,
  demo: FoundDemo,
): Promise<CollectedWithInputs> {
  const reader = new SourceReader(root);
  const collected = emptyDemo(demo.name);
  const dependencies = new Set<string>();
  try {
    for (const entry of findEntries(reader, source, demo)) {
      const set = collectFiles(reader, entry.file, `docs-data/${source.productFolder}`);
      const made = await toVariants(demo.name, entry, set.files);
      set.dependencies.forEach((name) => dependencies.add(name));
      collected.modules.push({ key: entry.key, file: entry.file });
      collected.source.variants.push(...made.variants);
      const own = set.files[0] ? exportProblems(demo.name, set.files[0]) : [];
      collected.problems.push(...set.problems, ...own, ...made.problems);
      if (entry.key === demo.name) {
        collected.previewHtml = previewOf(demo, set.files[0]);
        collected.codeHtml = codeOf(demo, made.variants);
      }
    }
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    collected.problems.push(error.problem);
  }
  collected.source.dependencies = [...dependencies].sort();
  collected.source.packages = listPackages(root, collected.source.dependencies);
  return { ...collected, inputs: [...reader.inputs] };
}

function emptyDemo(name: string): CollectedDemo {
  return { name, source: emptySource(name), modules: [], problems: [] };
}

/** The source of a demo nothing is known of. */
export function emptySource(name: string): DemoSource {
  const packages = { needed: {}, types: {}, setup: {}, overrides: {} };
  return { name, variants: [], dependencies: [], packages };
}

function previewOf({ options }: FoundDemo, entry?: AuthoredFile): string | undefined {
  if (options.defaultCodeOpen === false || options.hideToolbar || !entry?.module) return undefined;
  const preview = derivePreview(entry.module);
  return preview === undefined ? undefined : highlightPreview(preview);
}

/** Where the code starts open it stands in the page: readable at once and without JavaScript, and nothing moves. */
function codeOf({ options }: FoundDemo, variants: readonly DemoVariant[]): string | undefined {
  if (!options.defaultCodeOpen) return undefined;
  return variants.find(({ language }) => language === 'TS')?.files[0]?.html;
}

function exportProblems(name: string, { file, code, module }: AuthoredFile): DocsProblem[] {
  const found = module && findDefaultExport(module);
  if (found?.name === name) return [];
  const fix = `Write \`export default function ${name}()\`.`;
  if (!found) {
    return [{ what: 'The demo has no default export.', file, line: 1, column: 1, fix }];
  }
  const what = found.name
    ? `The default export is named \`${found.name}\`, the demo \`${name}\`.`
    : 'The default export has no name.';
  return [{ what, file, ...placeOf(code, found.offset), fix }];
}
