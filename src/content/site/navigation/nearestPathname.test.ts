import { nearestPathname } from './nearestPathname';

const pathnames = ['/a/react-button/', '/a/guides/typescript/', '/b/react-button/', '/b/chart/'];

test.each([
  ['/a/react-buton/', '/a/react-button/'],
  ['/b/react-buton/', '/b/react-button/'],
  ['/a/typescript/', '/a/guides/typescript/'],
  ['/a/charts/', '/b/chart/'],
  ['/a/react-autocomplete/', undefined],
])('suggests for %s the page %s', (wrong, meant) => {
  expect(nearestPathname(wrong, pathnames)).toBe(meant);
});

describe('with equal last segments', () => {
  const alike = [
    '/',
    '/a/api/button/',
    '/a/react-button/',
    '/b/react-button/components-api/',
    '/b/react-menu/components-api/',
    '/llms.txt',
    '/a/docs/llms.txt',
    '/blog/',
    '/blog/a/',
  ];

  it.each([
    ['/a/api/buton/', '/a/api/button/'],
    ['/a/react-buton/', '/a/react-button/'],
    ['/a/buton/', '/a/react-button/'],
    ['/b/react-button/componets-api/', '/b/react-button/components-api/'],
    ['/b/react-menu/componets-api/', '/b/react-menu/components-api/'],
    ['/b/react-slider/componets-api/', undefined],
    ['/llms.tx', '/llms.txt'],
    ['/a/doc/llms.txt', '/a/docs/llms.txt'],
    ['/blog/x/', undefined],
    ['/x/', undefined],
  ])('suggests for %s the page %s', (wrong, meant) => {
    expect(nearestPathname(wrong, alike)).toBe(meant);
    expect(nearestPathname(wrong, alike.toReversed())).toBe(meant);
  });
});
