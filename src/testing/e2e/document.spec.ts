import { isReference, listDocumentationPages, readExported } from './exportedSite';
import { expect, test } from './reader';

/** Returns the long paragraphs in the HTML of a page. */
function paragraphs(html: string): string[] {
  return [...html.matchAll(/<p>([^<]{60,})<\/p>/g)].map((match) => match[1] ?? '');
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

test('the document of every page contains prose only once', () => {
  let seen = 0;
  // Excludes the reference, because descriptions in packages repeat sentences.
  for (const page of listDocumentationPages().filter((each) => !isReference(each))) {
    const html = readExported(page);
    for (const paragraph of paragraphs(html)) {
      seen += 1;
      expect(count(html, paragraph.slice(0, 50)), `${page}: ${paragraph}`).toBe(1);
    }
  }
  expect(seen).toBeGreaterThan(50);
});

test('the document contains highlighted code only once', () => {
  const html = readExported('/experiments/docs/codeblock/');
  expect(count(html, 'createTheme</span>')).toBeGreaterThan(0);
  expect(count(html, 'past the edge of the page')).toBe(1);
});

test('every page has one h1, a description, a canonical address and a title of its own', () => {
  const titles = new Map<string, string>();
  for (const page of listDocumentationPages()) {
    const html = readExported(page);
    expect(count(html, '<h1'), page).toBe(1);
    expect(html, page).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html, page).toContain(`<link rel="canonical" href="https://mui.com${page}"`);
    const title = /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
    expect(titles.get(title), `${page} has the title of another page: ${title}`).toBeUndefined();
    titles.set(title, page);
  }
});

test('the head has the metadata for social networks and browsers', () => {
  const html = readExported('/material-ui/react-button/');
  const address = 'https://mui.com/material-ui/react-button/';
  const head = /<head>.*<\/head>/s.exec(html)?.[0] ?? '';
  for (const tag of [
    /<title[^>]*>React Button component - Material UI<\/title>/,
    /<meta property="og:title" content="React Button component - Material UI"/,
    /<meta property="og:description" content="[^"]{20,}"/,
    new RegExp(`<meta property="og:url" content="${address}"`),
    /<meta property="og:image" content="https:\/\/mui\.com\/static\/social\/pages\/material-ui\/react-button\.png"/,
    /<meta property="og:image:alt" content="React Button component - Material UI: [^"]{20,}"/,
    /<meta name="twitter:card" content="summary_large_image"/,
    new RegExp(`<link rel="alternate" hrefLang="x-default" href="${address}"`, 'i'),
    /<meta name="theme-color" content="#ffffff" media="\(prefers-color-scheme: light\)"/,
    /<meta name="theme-color" content="#[0-9a-f]{6}" media="\(prefers-color-scheme: dark\)"/,
    /<meta name="viewport" content="width=device-width, initial-scale=1"/,
  ]) {
    expect(head).toMatch(tag);
  }
});
