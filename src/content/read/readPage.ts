import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownSource, PageFile } from '../stages';
import { readFrontMatter } from './readFrontMatter';
import { splitFrontMatter } from './splitFrontMatter';

/** Step 1: a page's file as text, with its front matter checked. */
export function readPage(root: string, page: PageFile): MarkdownSource {
  const text = readFileSync(path.join(root, page.file), 'utf8').replace(/^\uFEFF/, '');
  const { frontMatterText, body, bodyLine, problems } = splitFrontMatter(page.file, text);
  const checked = readFrontMatter(page.file, frontMatterText);
  return {
    ...page,
    text,
    body,
    bodyLine,
    frontMatter: checked.frontMatter,
    problems: [...problems, ...checked.problems],
  };
}
