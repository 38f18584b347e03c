import path from 'node:path';
import { DocsError, demoKey, stylings, type CodeStyling } from '@/model';
import { nearest } from '../read/nearest';
import type { FoundDemo, MarkdownSource } from '../stages';
import type { SourceReader } from '@/content/packages';

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
  if (entries.length === 0) throw missing(reader, source, { demo, base });
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

interface Missing {
  demo: FoundDemo;
  base: string;
}

function missing(
  reader: SourceReader,
  { file }: MarkdownSource,
  { demo, base }: Missing,
): DocsError {
  const written = demo.hasExtension ? `${demo.path}.tsx` : demo.path;
  const choices = reader.list(path.posix.dirname(base)).flatMap((entry) => {
    if (entry.isDirectory()) return [entry.name];
    return /\.(tsx|js)$/.test(entry.name) ? [entry.name.replace(/\.js$/, '.tsx')] : [];
  });
  const jsx = `${demo.name}.jsx`;
  if (reader.list(path.posix.dirname(base)).some((entry) => entry.name === jsx)) {
    return new DocsError(`The demo \`${jsx}\` has an ending that demos don't have.`, {
      ...{ file, line: demo.line, column: demo.column },
      fix: `Rename it to \`${demo.name}.tsx\`, or to \`${demo.name}.js\` if it has no types.`,
    });
  }
  const near =
    nearest(path.posix.basename(written), choices) ??
    choices.find((choice) => choice.replace(/\.tsx$/, '') === demo.name);
  return new DocsError(`There is no demo \`${written}\`.`, {
    file,
    line: demo.line,
    column: demo.column,
    fix: near ? `Did you mean \`${near}\`?` : `Write the demo, or take the line away.`,
  });
}
