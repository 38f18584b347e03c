import path from 'node:path';
import { postSlug, type DocsProblem } from '@/model';
import type { PageFile } from '../stages';
import { isPost } from './findPages';

/** Reports problems across files: two pages with the same address, posts with an impossible address. */
export function checkPageFiles(pages: readonly PageFile[]): DocsProblem[] {
  const first = new Map<string, PageFile>();
  return pages.flatMap((page) => {
    const other = first.get(page.pathname);
    if (other) return [isPost(page) ? secondPost(page, other) : secondPage(page, other)];
    first.set(page.pathname, page);
    return isPost(page) ? checkName(page) : [];
  });
}

const start = { line: 1, column: 1 };

function secondPage({ file }: PageFile, other: PageFile): DocsProblem {
  const what = `The folder already has the page \`${path.posix.basename(other.file)}\`.`;
  const fix = 'Move one of the two to a folder of its own: the folder is the address.';
  return { file, ...start, what, fix };
}

function secondPost({ file, pathname }: PageFile, other: PageFile): DocsProblem {
  const what = `\`${other.file}\` already has the address \`${pathname}\`.`;
  return { file, ...start, what, fix: 'Give one of the two another `slug` in its front matter.' };
}

function checkName({ file, pathname }: PageFile): DocsProblem[] {
  const slug = path.posix.basename(pathname);
  if (postSlug.test(slug)) return [];
  const what = `A post cannot have the address \`${pathname}\`.`;
  const fix =
    'Rename the file, or add a `slug`: lowercase letters, digits and hyphens, and neither `page` nor `tags`.';
  return [{ file, ...start, what, fix }];
}
