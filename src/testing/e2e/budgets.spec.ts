import { measurePage } from '../site/measurePage';
import { isReference, listDocumentationPages } from './exportedSite';
import { expect, test } from './reader';

const kilobyte = 1024;

test('no documentation page asks for more than 150 KB of JavaScript before a demo is near', () => {
  const sizes = listDocumentationPages().map((page) => ({ page, ...measurePage('out', page) }));
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ script }) => script < 60 * kilobyte)).toEqual([]);
  expect(sizes.filter(({ script }) => script > 150 * kilobyte)).toEqual([]);
});

test('no documentation page has more than 30 KB of HTML, no reference more than 60', () => {
  const sizes = listDocumentationPages().map((page) => ({ page, ...measurePage('out', page) }));
  const limit = (page: string) => (isReference(page) ? 60 : 30) * kilobyte;
  expect(sizes.filter(({ page, html }) => html > limit(page))).toEqual([]);
});

test('fonts and style sheets of a documentation page take no more than 47 KB', () => {
  const sizes = listDocumentationPages().map((page) => ({ page, ...measurePage('out', page) }));
  expect(sizes.filter(({ font }) => font < 10 * kilobyte)).toEqual([]);
  expect(sizes.filter(({ font, style }) => font + style > 47 * kilobyte)).toEqual([]);
});
