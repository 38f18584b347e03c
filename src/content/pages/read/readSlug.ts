import { parse } from 'yaml';
import { postSlug } from '@/model';
import { splitFrontMatter } from './splitFrontMatter';

/** The last part of a post's address, if its front matter has a good one; the check says what is wrong with others. */
export function readSlug(text: string): string | undefined {
  const { frontMatterText } = splitFrontMatter('', text);
  try {
    const { slug } = (parse(frontMatterText) ?? {}) as { slug?: unknown };
    return typeof slug === 'string' && postSlug.test(slug) ? slug : undefined;
  } catch {
    return undefined;
  }
}
