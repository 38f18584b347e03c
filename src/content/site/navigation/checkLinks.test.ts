import { summaryOf } from '@/content/testing/pageSummary';
import { checkLinks, linkJudge } from './checkLinks';

function pageAt(pathname: string, links: string[] = []) {
  return summaryOf(pathname, {
    demos: ['BasicButtons'],
    anchors: ['sizes', 'größe', 'api', 'main-content', 'BasicButtons'],
    links: links.map((href, index) => ({ href, line: index + 1, column: 3 })),
  });
}

const targets = {
  otherRoutes: ['/', '/llms.txt'],
  planned: ['/a/react-chip/'],
  fileExists: (pathname: string) => pathname === '/static/logo.svg',
};

function check(...links: string[]) {
  const pages = [pageAt('/a/from/', links), pageAt('/a/react-button/')];
  return checkLinks(pages, linkJudge(pages, targets));
}

test.each([
  '/a/react-button/',
  '/a/react-button/#sizes',
  '/a/react-button/?tab=1#sizes',
  '#sizes',
  '#gr%C3%B6%C3%9Fe',
  '/a/react-button/#BasicButtons',
  '/a/react-button/#BasicButtons.js',
  '/a/react-button/#tailwind-BasicButtons.tsx',
  '/a/react-button.md',
  '/',
  '/llms.txt',
  '/static/logo.svg',
  'https://example.com/a',
  'mailto:someone@example.com',
  '//example.com/',
])('accepts %s', (href) => {
  expect(check(href)).toEqual([]);
});

test.each([
  ['/a/react-buton/', 'leads to no page', 'Did you mean `/a/react-button/`?'],
  ['/a/react-button', 'leads to no page', 'End it with a slash, `/a/react-button/`.'],
  ['/nothing-like-it/at-all/', 'leads to no page', 'Link to a page that exists.'],
  ['/a/react-button/#size', 'no anchor `#size`', 'Did you mean `#sizes`?'],
  ['#colors', 'no anchor `#colors`', 'Link to a heading or a demo of that page.'],
  ['#api.js', 'no anchor `#api.js`', 'Did you mean `#api`?'],
  ['#system-main-content', 'no anchor `#system-main-content`', 'Did you mean `#main-content`?'],
  ['#sizes.tsx', 'no anchor `#sizes.tsx`', 'Did you mean `#sizes`?'],
  ['#sizes#x', 'no anchor `#sizes#x`', 'Did you mean `#sizes`?'],
  ['/a/react-button/##sizes', 'no anchor `##sizes`', 'Did you mean `#sizes`?'],
  ['#%', 'no anchor `#%`', 'Link to a heading'],
  ['/a/react-buton.md', 'leads to no page', 'react-button'],
  ['/a/react-chip/#sizes', 'is planned', 'Write the text without the link'],
  ['/static/missing.svg', 'leads to no page', 'Link to a page that exists.'],
  ['../react-button/', 'is relative', 'Write it from the root, `/a/react-button/`.'],
])('rejects %s', (href, what, fix) => {
  const problems = check('/', href);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'docs-data/a/from/page.md', line: 2, column: 3 });
  expect(problems[0]?.what).toContain(what);
  expect(problems[0]?.fix).toContain(fix);
});
