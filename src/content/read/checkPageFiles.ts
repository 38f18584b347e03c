import path from 'node:path';
import type { DocsProblem } from '@/model';
import type { PageFile } from '../stages';

/** Problems of the files as a whole: two pages in one folder want the same address. */
export function checkPageFiles(pages: readonly PageFile[]): DocsProblem[] {
  const first = new Map<string, PageFile>();
  const problems: DocsProblem[] = [];
  for (const page of pages) {
    const other = first.get(page.pathname);
    if (other) {
      problems.push({
        file: page.file,
        line: 1,
        column: 1,
        what: `The folder already has the page \`${path.posix.basename(other.file)}\`.`,
        fix: 'Move one of the two to a folder of its own: the folder is the address.',
      });
    } else {
      first.set(page.pathname, page);
    }
  }
  return problems;
}
