import fs from 'node:fs';
import path from 'node:path';
import type { ApiDoc, DocsProblem } from '@/model';
import { nearest, type PageSummary, type Position } from '@/content/pages';
import { groupBy } from './groupBy';

/**
 * Finds components and hooks in the front matter of pages that the reference of their product does not have. A product
 * without a reference has nothing to compare with.
 */
export function checkDocuments(
  root: string,
  pages: readonly PageSummary[],
  docs: readonly ApiDoc[],
): DocsProblem[] {
  const byProduct = groupBy(docs, ({ productId }) => productId);
  return pages.flatMap((page) => {
    const known = byProduct.get(page.productId)?.map(({ name }) => name) ?? [];
    if (known.length === 0) return [];
    const { file, pathname } = page;
    const unknown = page.documents.filter((name) => !known.includes(name));
    return unknown.map((name) => {
      const meant = nearest(name, known);
      return {
        file,
        ...placeOf(path.join(root, file), name),
        pathname,
        what: `The reference has no component or hook \`${name}\`.`,
        fix: meant
          ? `Did you mean \`${meant}\`?`
          : 'Use names of the reference of this product, or remove it.',
      };
    });
  });
}

/** Where the front matter names it; its beginning where it is not written as it was read. */
function placeOf(file: string, name: string): Position {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const end = lines.indexOf('---', 1);
  let isInList = false;
  for (const [index, line] of lines.slice(0, end).entries()) {
    // Other keys may name it too, `title: Button`; long lists go on in indented lines.
    if (/^\S/.test(line)) isInList = /^(['"]?)(components|hooks)\1\s*:/.test(line);
    const column = isInList ? columnOf(name, line) : 0;
    if (column > 0) return { line: index + 1, column };
  }
  return { line: 1, column: 1 };
}

/** Column of a whole name in a line, from 1; 0 where it is not there. */
function columnOf(name: string, line: string): number {
  const isEdge = (letter = ' ') => /[\s,'":]/.test(letter);
  for (let at = line.indexOf(name); at !== -1; at = line.indexOf(name, at + 1)) {
    if (isEdge(line[at - 1]) && isEdge(line[at + name.length])) return at + 1;
  }
  return 0;
}
