import {
  DocsError,
  type DemoCode,
  type DemoSource,
  type DemoVariant,
  type DocsProblem,
} from '@/model';
import type { CollectedDemo, FoundDemo, MarkdownSource } from '../stages';
import { checkStylings } from './checkStylings';
import { collectFiles, type AuthoredFile, type FileSet } from './collectFiles';
import { collectStyles } from './collectStyles';
import { findDefaultExport } from './defaultExport';
import { derivePreview, highlightPreview } from './derivePreview';
import { findEntries, type DemoEntry } from './findEntries';
import { listPackages, SourceReader } from '@/content/packages';
import { parseModule } from './parseModule';
import { toVariants } from './toVariants';

/** One styling of a demo, as its author wrote it. */
export interface AuthoredStyling {
  files: readonly AuthoredFile[];
  hasPreview: boolean;
}

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

interface EntryRequest {
  root: string;
  reader: SourceReader;
  source: MarkdownSource;
  demo: FoundDemo;
  entry: DemoEntry;
}

/** Collects one styling of a demo and returns its files and the packages that they import. */
async function addEntry(
  request: EntryRequest,
  collected: CollectedDemo,
): Promise<AuthoredStyling & Pick<FileSet, 'dependencies'>> {
  const { root, reader, source, demo, entry } = request;
  const subjects = source.frontMatter.components ?? [];
  const set = collectFiles(reader, entry.file, `docs-data/${source.productFolder}`);
  const { variants, problems } = await toVariants(demo.name, entry, set.files);
  const { candidates, css, problems: ofStyles } = collectStyles(entry, set);
  const packages = demo.hasExtension ? {} : { packages: listPackages(root, [...set.dependencies]) };
  const own = set.files[0] ? exportProblems(demo.name, set.files[0]) : [];
  const shown = {
    previewHtml: previewOf(demo, subjects, set.files[0]),
    ...codeOf(demo, variants),
  };
  const { key, file } = entry;
  const plain = plainPreviewOf(demo, { subjects, variants, typed: shown.previewHtml });
  collected.modules.push({ key, file, hasSheet: css !== '' || candidates.length > 0 });
  for (const variant of variants) {
    const preview = variant.language === 'JS' && plain ? { previewHtml: plain } : {};
    collected.source.variants.push({ ...variant, ...preview, ...packages });
  }
  collected.problems.push(...set.problems, ...own, ...problems, ...ofStyles);
  collected.styles.candidates.push(...candidates);
  collected.styles.css += css;
  if (key === demo.name) Object.assign(collected, shown);
  else collected.styled = { ...collected.styled, [entry.styling]: shown };
  const { files, dependencies } = set;
  return { files, dependencies, hasPreview: shown.previewHtml !== undefined };
}

/** Returns a demo without any content. */
export function emptyDemo(name: string): CollectedDemo {
  const packages = { needed: {}, types: {}, setup: {}, overrides: {} };
  const source: DemoSource = { name, variants: [], dependencies: [], packages };
  return { name, source, styles: { candidates: [], css: '' }, modules: [], problems: [] };
}

function previewOf(
  { options }: FoundDemo,
  subjects: readonly string[],
  entry?: AuthoredFile,
): string | undefined {
  if (options.defaultCodeOpen === false || options.hideToolbar || !entry?.module) return undefined;
  const preview = derivePreview(entry.module, subjects);
  return preview === undefined ? undefined : highlightPreview(preview);
}

interface PlainRequest {
  subjects: readonly string[];
  variants: readonly DemoVariant[];
  /** The page's preview. */
  typed: string | undefined;
}

/** Returns the preview without types, if the page's preview has some. */
function plainPreviewOf(
  demo: FoundDemo,
  { subjects, variants, typed }: PlainRequest,
): string | undefined {
  const file = variants.find(({ language }) => language === 'JS')?.files[0];
  if (typed === undefined || variants.length < 2 || !file) return undefined;
  const { name, code } = file;
  const plain = previewOf(demo, subjects, { file: name, code, module: parseModule(name, code) });
  return plain === typed ? undefined : plain;
}

/**
 * Returns the highlighted code if it starts open, and the names of its files if there are several. It is then part of
 * the page: readable without JavaScript, and without a layout shift.
 */
function codeOf({ options }: FoundDemo, variants: readonly DemoVariant[]): DemoCode {
  if (!options.defaultCodeOpen) return {};
  const files = variants.find(({ language }) => language === 'TS')?.files ?? [];
  const codeFiles = files.length > 1 && { codeFiles: files.map(({ name }) => name) };
  return { codeHtml: files[0]?.html, ...codeFiles };
}

/** Reports a missing default export. Its name does not matter, because a demo is identified by its file. */
function exportProblems(name: string, { file, module }: AuthoredFile): DocsProblem[] {
  if (module && findDefaultExport(module)) return [];
  const fix = `Write \`export default function ${name}()\`.`;
  return [{ what: 'The demo has no default export.', file, line: 1, column: 1, fix }];
}
