import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { postSlug } from '@/model';
import { splitFrontMatter } from './splitFrontMatter';

/** Returns the last part of a post's address: the one in its front matter, or else the name of its file. */
export function slugOf(root: string, file: string): string {
  const written = readSlug(readFileSync(path.join(root, file), 'utf8'));
  return written ?? path.posix.basename(file, '.md');
}

/**
 * Returns the last part of a post's address if its front matter has a valid one; another check reports invalid ones.
 */
function readSlug(text: string): string | undefined {
  const { frontMatterText } = splitFrontMatter('', text);
  try {
    const { slug } = (parse(frontMatterText) ?? {}) as { slug?: unknown };
    return typeof slug === 'string' && postSlug.test(slug) ? slug : undefined;
  } catch {
    return undefined;
  }
}
