import type { NavItem } from '@/model';
import { pruneItems } from './pruneItems';

const pages = (prefix: string, count: number): NavItem[] =>
  Array.from({ length: count }, (_, index) => {
    return { kind: 'page', title: `Page ${index}`, pathname: `${prefix}${index}/` };
  });

const group = (pathname: string, count: number): NavItem => {
  return { kind: 'group', title: pathname, pathname, children: pages(pathname, count) };
};

const lengths = (items: readonly NavItem[]) =>
  items.map((item) => (item.kind === 'group' ? item.children.length : 0));

it('draws a short navigation whole', () => {
  const items = [group('/a/guides/', 40), group('/a/api/', 60)];
  const { items: drawn, partial } = pruneItems(items, '/a/guides/0/');
  expect(lengths(drawn)).toEqual([40, 60]);
  expect(partial.size).toBe(0);
});

it('leaves the first page in a long group that does not lead to the page', () => {
  const items = [group('/a/guides/', 40), group('/a/api/', 61)];
  const { items: drawn, partial } = pruneItems(items, '/a/guides/0/');
  expect(lengths(drawn)).toEqual([40, 1]);
  expect(partial).toEqual(new Set([drawn[1]]));
  expect(lengths(pruneItems(items, '/a/api/7/').items)).toEqual([40, 61]);
});

it('leaves the first page in every closed group of a long navigation', () => {
  const items = Array.from({ length: 9 }, (_, index) => group(`/a/${index}/`, 50));
  expect(lengths(pruneItems(items, '/a/0/3/').items)).toEqual([50, 1, 1, 1, 1, 1, 1, 1, 1]);
});
