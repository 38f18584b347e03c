import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '@/model';
import type { MarkdownSource, PageFile } from '../stages';
import { findConflict } from './findConflict';
import { frontMatterOf } from './frontMatterOf';
import { readFrontMatter } from './readFrontMatter';
import { splitFrontMatter } from './splitFrontMatter';

/**
 * Step 1: reads a page's file and checks its front matter. Files of a product with a blog are posts. Without
 * `product`, the page's own product id is not checked.
 */
export function readPage(
  root: string,
  page: PageFile,
  product?: Pick<Product, 'id' | 'blog'>,
): MarkdownSource {
  const text = readFileSync(path.join(root, page.file), 'utf8').replace(/^\uFEFF/, '');
  const { frontMatterText, body, bodyLine, problems } = splitFrontMatter(page.file, text);
  const conflict = findConflict(page.file, text);
  const checked = readFrontMatter(page.file, frontMatterText, frontMatterOf(product));
  return {
    ...page,
    text,
    body,
    bodyLine,
    frontMatter: checked.frontMatter,
    problems: conflict ? [conflict] : [...problems, ...checked.problems],
  };
}
