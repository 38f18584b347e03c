import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlogFacts } from '@/model';
import { frontMatterSchema, postFrontMatterSchema } from '@/model/frontMatter';
import type { MarkdownSource, PageFile } from '../stages';
import { findConflict } from './findConflict';
import { readFrontMatter } from './readFrontMatter';
import { splitFrontMatter } from './splitFrontMatter';

/** Step 1: a page's file as text, with its front matter checked. A post is a page of a product that has a blog. */
export function readPage(root: string, page: PageFile, blog?: BlogFacts): MarkdownSource {
  const text = readFileSync(path.join(root, page.file), 'utf8').replace(/^\uFEFF/, '');
  const { frontMatterText, body, bodyLine, problems } = splitFrontMatter(page.file, text);
  const conflict = findConflict(page.file, text);
  const schema = blog ? postFrontMatterSchema(blog) : frontMatterSchema;
  const checked = readFrontMatter(page.file, frontMatterText, schema);
  return {
    ...page,
    text,
    body,
    bodyLine,
    frontMatter: checked.frontMatter,
    problems: conflict ? [conflict] : [...problems, ...checked.problems],
  };
}
