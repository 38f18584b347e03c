import { linkFollower } from './links';

const follow = linkFollower('https://docs.test', new Map([['/a/chip/', new Set(['sizes'])]]));

it.each([
  ['/a/chip/', '/a/chip/'],
  ['/a/chip', '/a/chip/'],
  ['https://docs.test/a/chip/#sizes', '/a/chip/#sizes'],
  ['https://next.docs.test/a/chip/', '/a/chip/'],
  ['/a/chip/#gone', '/a/chip/'],
  ['/a/gone/', undefined],
  ['https://elsewhere.test/a/gone/', 'https://elsewhere.test/a/gone/'],
  ['#here', '#here'],
  ['https://[', undefined],
])('resolves %s to %s', (href, expected) => {
  expect(follow(href)).toBe(expected);
});
