import type { DemoCode, DemoVariant, DocsProblem } from '@/model';
import type { CollectedDemo, FoundDemo, MarkdownSource } from '../stages';
import { collectFiles, type AuthoredFile, type FileSet } from './collectFiles';
import { collectStyles } from './collectStyles';
import { findDefaultExport } from './defaultExport';
import type { DemoEntry } from './findEntries';
import { listPackages, type SourceReader } from '@/content/packages';
import { plainPreviewOf, previewOf } from './previewOf';
import { toVariants } from './toVariants';

/** One styling of a demo, as its author wrote it. */
export interface AuthoredStyling {
  files: readonly AuthoredFile[];
  hasPreview: boolean;
}

interface EntryRequest {
  root: string;
  reader: SourceReader;
  source: MarkdownSource;
  demo: FoundDemo;
  entry: DemoEntry;
}

/** Collects one styling of a demo and returns its files and the packages that they import. */
export async function addEntry(
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
