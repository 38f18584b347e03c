import { nearestPathname } from './nearestPathname';

const pathnames = ['/a/react-button/', '/a/guides/typescript/', '/b/react-button/', '/b/chart/'];

test.each([
  ['/a/react-buton/', '/a/react-button/'],
  ['/b/react-buton/', '/b/react-button/'],
  ['/a/typescript/', '/a/guides/typescript/'],
  ['/a/charts/', '/b/chart/'],
  ['/a/react-autocomplete/', undefined],
])('for %s it is %s', (wrong, meant) => {
  expect(nearestPathname(wrong, pathnames)).toBe(meant);
});
