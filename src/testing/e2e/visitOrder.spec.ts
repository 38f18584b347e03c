import { expect, test } from '@playwright/test';
import { isTooLate, sortByChange } from './visitOrder';

const entry = (pathname: string, date: string) =>
  `<url><loc>https://docs.example${pathname}</loc>\n<lastmod>${date}</lastmod></url>`;

test('visits the page that changed last first, after those that are not in the sitemap', () => {
  const sitemap = [entry('/old/', '2026-01-02'), entry('/new/', '2026-03-01')].join('\n');
  const sorted = sortByChange(['/also-old/', '/old/', '/new/', '/unlisted/'], sitemap);
  expect(sorted).toEqual(['/also-old/', '/unlisted/', '/new/', '/old/']);
});

test('sorts pages of one date by path', () => {
  const sitemap = [entry('/b/', '2026-01-02'), entry('/a/', '2026-01-02')].join('\n');
  expect(sortByChange(['/b/', '/a/'], sitemap)).toEqual(['/a/', '/b/']);
});

test('leaves no page out before time is short', () => {
  expect(isTooLate(69)).toBe(false);
});

test('leaves pages out when time is short', () => {
  expect(isTooLate(70)).toBe(true);
});
