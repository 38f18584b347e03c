import path from 'node:path';
import { DocsError, demoKey, stylings, type CodeStyling } from '@/model';
import type { FoundDemo, MarkdownSource } from '../stages';
import type { SourceReader } from '@/content/packages';
import { missingDemo } from './missingDemo';

/** The entry file of a demo in one styling. */
export interface DemoEntry {
  styling: CodeStyling;
  file: string;
  /** Key in the page's registry: `Name`, `Name.tailwind`, `Name.css`. */
  key: string;
}

/**
 * Returns the entry files of a demo, the default styling first.
 * @throws DocsError at the position in the markdown if there are none.
 */
export function findEntries(
  reader: SourceReader,
  source: MarkdownSource,
  demo: FoundDemo,
): DemoEntry[] {
  const base = path.posix.join(path.posix.dirname(source.file), demo.path);
  if (!base.startsWith(`docs-data/${source.productFolder}/`)) throw outside(source, demo);
  const entries = demo.hasExtension
    ? findFile(reader, base, demo)
    : findVariants(reader, base, demo);
  if (entries.length === 0) throw missingDemo(reader, source, { demo, base });
  if (entries[0]?.key !== demo.name) throw withoutSystem(source, demo);
  return entries;
}

function findFile(reader: SourceReader, base: string, demo: FoundDemo): DemoEntry[] {
  const file = reader.firstOf([`${base}.tsx`, `${base}.js`]);
  return file ? [{ styling: 'MUI System', file, key: demo.name }] : [];
}

function findVariants(reader: SourceReader, base: string, demo: FoundDemo): DemoEntry[] {
  return stylings.flatMap(({ styling, slug }) => {
    const file = reader.firstOf([`${base}/${slug}/index.tsx`, `${base}/${slug}/index.js`]);
    return file ? [{ styling, file, key: demoKey(demo.name, styling) }] : [];
  });
}

function outside({ file, productFolder }: MarkdownSource, demo: FoundDemo): DocsError {
  return new DocsError(`The demo \`${demo.path}\` is outside the product's folder.`, {
    file,
    line: demo.line,
    column: demo.column,
    fix: `Move the demo into docs-data/${productFolder}/.`,
  });
}

function withoutSystem({ file }: MarkdownSource, demo: FoundDemo): DocsError {
  return new DocsError(`The demo \`${demo.path}\` has no \`system\` variant.`, {
    file,
    line: demo.line,
    column: demo.column,
    fix: `Add ${demo.path}/system/index.tsx: it is the variant shown first.`,
  });
}
