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

it('keeps short groups complete', () => {
  const items = [group('/a/guides/', 40), group('/a/theme/', 8)];
  const { items: rendered, partial } = pruneItems(items, '/a/guides/0/');
  expect(lengths(rendered)).toEqual([40, 8]);
  expect(partial.size).toBe(0);
});

it('keeps only the first page of long groups that do not contain the current page', () => {
  const items = [group('/a/guides/', 40), group('/a/theme/', 9)];
  const { items: rendered, partial } = pruneItems(items, '/a/guides/0/');
  expect(lengths(rendered)).toEqual([40, 1]);
  expect(partial).toEqual(new Set([rendered[1]]));
  expect(lengths(pruneItems(items, '/a/theme/7/').items)).toEqual([1, 9]);
});

it('counts pages below subheaders, and keeps the first of them', () => {
  const inputs = { kind: 'subheader', title: 'Inputs', children: pages('/a/inputs/', 5) } as const;
  const layout = { kind: 'subheader', title: 'Layout', children: pages('/a/layout/', 5) } as const;
  const components: NavItem = {
    kind: 'group',
    title: 'Components',
    pathname: '/a/components/',
    children: [inputs, layout],
  };
  const items = [components, group('/a/guides/', 3)];
  const { items: rendered, partial } = pruneItems(items, '/a/guides/0/');
  expect(rendered[0]).toMatchObject({ children: [{ pathname: '/a/inputs/0/' }] });
  expect([...partial]).toEqual([rendered[0]]);
  expect(pruneItems(items, '/a/layout/3/').items[0]).toEqual(components);
});
