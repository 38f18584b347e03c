import path from 'node:path';
import { stylings, type DocsProblem } from '@/model';
import { nearest } from '../read/nearest';
import type { FoundDemo, MarkdownSource } from '../stages';
import type { SourceReader } from '@/content/packages';

const slugs: readonly string[] = stylings.map(({ slug }) => slug);

/** Finds problems of a demo's folder of stylings, as opposed to problems in its files. */
export function checkStylings(
  reader: SourceReader,
  source: MarkdownSource,
  demo: FoundDemo,
): DocsProblem[] {
  if (demo.hasExtension) return [];
  const { file } = source;
  const place = { file, line: demo.line, column: demo.column };
  const base = path.posix.join(path.posix.dirname(file), demo.path);
  const problems = reader.list(base).flatMap((entry): DocsProblem[] => {
    if (!entry.isDirectory()) return [];
    const folder = `${demo.path}/${entry.name}`;
    if (!slugs.includes(entry.name)) return [{ ...place, ...unknownStyling(folder, entry.name) }];
    const files = ['tsx', 'js'].map((ending) => `${base}/${entry.name}/index.${ending}`);
    if (reader.firstOf(files)) return [];
    const what = `The folder ${folder}/ has no \`index.tsx\`.`;
    return [{ ...place, what, fix: 'Add the file the variant starts in, or remove the folder.' }];
  });
  if (demo.options.iframe) problems.push({ ...place, ...framed });
  return problems;
}

function unknownStyling(folder: string, name: string) {
  const near = nearest(name, slugs);
  return {
    what: `The folder ${folder}/ names no styling.`,
    fix: near
      ? `Did you mean \`${near}\`?`
      : 'Its name must be `system`, `tailwind` or `css`; put shared files next to these folders.',
  };
}

const framed = {
  what: 'A demo in stylings cannot be shown in a frame.',
  fix: 'Remove `"iframe": true`, or give the demo one styling and the extension `.js`.',
};
