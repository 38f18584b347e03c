import { weighPage } from '../site/weighPage';
import { isReference, listDocumentationPages } from './exportedSite';
import { expect, test } from './reader';

const kilobyte = 1024;

test('no documentation page asks for more than 150 KB of JavaScript before a demo is near', () => {
  const weights = listDocumentationPages().map((page) => ({ page, ...weighPage('out', page) }));
  expect(weights.length).toBeGreaterThan(10);
  expect(weights.filter(({ script }) => script < 60 * kilobyte)).toEqual([]);
  expect(weights.filter(({ script }) => script > 150 * kilobyte)).toEqual([]);
});

test('no documentation page has more than 30 KB of HTML, no reference more than 60', () => {
  const weights = listDocumentationPages().map((page) => ({ page, ...weighPage('out', page) }));
  const limit = (page: string) => (isReference(page) ? 60 : 30) * kilobyte;
  expect(weights.filter(({ page, html }) => html > limit(page))).toEqual([]);
});
