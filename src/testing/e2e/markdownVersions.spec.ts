import fs from 'node:fs';
import MarkdownIt from 'markdown-it';
import type { Block, Page } from '@/model';
import { listDocumentationPages, readFile } from './exportedSite';
import { expect, test } from './reader';

const markdown = new MarkdownIt({ html: true });

/** Selector of elements that contain the text and code of a page. */
const elements = 'p, li, th, td, h2, h3, h4, pre';

/** Returns the compiled prose of a page; undefined for pages that are generated from types. */
function readProse(pathname: string): string | undefined {
  const file = `.content/pages${pathname.replace(/\/$/, '')}.json`;
  if (!fs.existsSync(file) || /\/(api|components-api|hooks-api)\//.test(pathname)) return undefined;
  const { blocks } = JSON.parse(fs.readFileSync(file, 'utf8')) as Page;
  const htmlOf = (block: Block) =>
    'html' in block && typeof block.html === 'string' ? block.html : '';
  return blocks.map(htmlOf).join('\n');
}

test('the Markdown version of every page has all of its text and code', async ({ page }) => {
  test.setTimeout(300_000);
  const missing: Record<string, string[]> = {};
  let compared = 0;
  for (const pathname of listDocumentationPages()) {
    const prose = readProse(pathname);
    if (!prose) continue;
    const version = markdown.render(readFile(`${pathname.slice(1, -1)}.md`));
    const request = { prose, version, elements };
    const { count, lost } = await page.evaluate(compare, request);
    compared += count;
    if (lost.length > 0) missing[pathname] = lost;
  }
  expect(missing).toEqual({});
  expect(compared).toBeGreaterThan(10_000);
});

/** Returns the texts in the prose that the Markdown version lacks. Runs in the browser, which parses both. */
function compare(request: { prose: string; version: string; elements: string }) {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
  const textOf = (element: Element) =>
    (element.textContent ?? '')
      .replace(/[\s\u00a0]/g, '')
      .replace(/[“”]/g, '"')
      .replace(/[‘’]/g, "'");
  const prose = parse(request.prose);
  // Removes what is not text. Elements with icons of plans are skipped below: the version has words instead.
  for (const added of prose.querySelectorAll('button, .anchor')) added.remove();
  const all = textOf(parse(request.version));
  const texts = [...prose.querySelectorAll(request.elements)].filter(
    (element) => !element.querySelector('[role="img"]') && textOf(element) !== '',
  );
  const lost = texts.filter((element) => !all.includes(textOf(element)));
  return {
    count: texts.length,
    lost: lost.map((element) => (element.textContent ?? '').slice(0, 120)),
  };
}
