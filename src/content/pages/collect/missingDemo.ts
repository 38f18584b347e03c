import path from 'node:path';
import { DocsError } from '@/model';
import { nearest } from '../read/nearest';
import type { FoundDemo, MarkdownSource } from '../stages';
import type { SourceReader } from '@/content/packages';

/** A demo whose files are missing, and the path they would have without endings. */
interface Missing {
  demo: FoundDemo;
  base: string;
}

/** Returns the error for a demo that does not exist, with the name that was probably meant. */
export function missingDemo(
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
    fix: near ? `Did you mean \`${near}\`?` : `Write the demo, or remove the line.`,
  });
}
