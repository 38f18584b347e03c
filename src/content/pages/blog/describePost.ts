import path from 'node:path';
import type { DocsProblem, PostFacts } from '@/model';
import type { MarkdownSource } from '../stages';

/** Words per minute at which people read technical text. */
const wordsPerMinute = 220;

/**
 * Returns the facts about a post from its front matter and text; facts are missing while the front matter is wrong.
 */
export function describePost({
  frontMatter,
  body,
  pathname,
}: Pick<MarkdownSource, 'frontMatter' | 'body' | 'pathname'>): PostFacts | undefined {
  const { date, authors, tags = [], image, manualCard } = frontMatter;
  if (!date || !authors) return undefined;
  const card = manualCard ? `/static${pathname}card.png` : undefined;
  const picture = image ?? card;
  const facts = { date, authors, tags, minutes: readingMinutes(body) };
  return picture ? { ...facts, image: picture } : facts;
}

/** Returns the time to read a text with its code, in whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** Returns a problem if a post's picture for social networks does not exist. */
export function checkPostImage(
  { file, text, frontMatter }: MarkdownSource,
  { image }: Pick<PostFacts, 'image'>,
  imageExists: (image: string) => boolean,
): DocsProblem[] {
  if (!image || imageExists(image)) return [];
  const key = frontMatter.image ? 'image' : 'manualCard';
  const index = text.split(/\r?\n/).findIndex((line) => line.startsWith(`${key}:`));
  const what = `There is no picture \`${image}\`.`;
  const fix = `Draw it as \`${path.posix.join('public', image)}\`, or remove \`${key}\`.`;
  return [{ file, line: index + 1, column: 1, what, fix }];
}
