import path from 'node:path';
import type { DemoVariant, DocsProblem, SourceFile } from '@/model';
import { highlight } from '../parse';
import type { AuthoredFile } from './collectFiles';
import type { DemoEntry } from './findEntries';
import { toPlain } from './toPlain';

/** The variants of a demo in one styling, TypeScript first if there is any. */
export interface Variants {
  variants: DemoVariant[];
  problems: DocsProblem[];
}

/** Makes the TypeScript and the JavaScript variant of a demo in one styling. */
export async function toVariants(
  name: string,
  { styling, file: entry }: DemoEntry,
  authored: readonly AuthoredFile[],
): Promise<Variants> {
  const problems: DocsProblem[] = [];
  const rename = (file: string) => nameForReader(file, entry, name);
  const typed = authored.map(({ file, code }) => sourceFile(rename(file), code));
  const derived: SourceFile[] = [];
  for (const { file, code } of authored) {
    const plain = await toPlain(file, code, problems);
    if (plain.trim()) derived.push(sourceFile(rename(file).replace(/\.tsx?$/, '.js'), plain));
  }
  const javaScript: DemoVariant = { language: 'JS', styling, files: derived };
  const typeScript: DemoVariant = { language: 'TS', styling, files: typed };
  return { variants: /\.tsx$/.test(entry) ? [typeScript, javaScript] : [javaScript], problems };
}

/** Returns the name of a file as the demo's imports write it; the entry always has the demo's name. */
function nameForReader(file: string, entry: string, name: string): string {
  if (file === entry) return name + path.posix.extname(entry);
  return path.posix.relative(path.posix.dirname(entry), file);
}

function sourceFile(name: string, code: string): SourceFile {
  const language = /\.(\w+)$/.exec(name)?.[1] ?? 'text';
  return { name, code, html: highlight(code.trimEnd(), language === 'js' ? 'jsx' : language) };
}
