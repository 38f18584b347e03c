import type { LinkedPage } from '../stages';

/** Up to this number of pages get a line each; more would push the import and the props off the screen. */
const fewPages = 8;

/**
 * Links to the pages that show something, as Markdown: a list, or one paragraph if there are many, such as the 58 pages
 * of a grid. In a paragraph, titles lack the part that most of them begin with, "Data Grid - ", because the page's own
 * heading says it.
 */
export function listPages(pages: readonly LinkedPage[]): string {
  if (pages.length <= fewPages) {
    return pages.map(({ title, pathname }) => `- [${title}](${pathname})`).join('\n');
  }
  const shared = mostCommon(pages.map(({ title }) => /^.+? - /.exec(title)?.[0] ?? ''));
  const short = (title: string) => (title.startsWith(shared) ? title.slice(shared.length) : title);
  return pages.map(({ title, pathname }) => `[${short(title)}](${pathname})`).join(', ');
}

function mostCommon(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
