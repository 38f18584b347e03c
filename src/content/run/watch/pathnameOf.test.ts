import { pathnameOf } from './pathnameOf';

it.each([
  ['/material-ui/react-button/', '/material-ui/react-button/'],
  ['/material-ui/react-button/?q=a', '/material-ui/react-button/'],
  ['/_next/data/development/material-ui/react-button.json?slug=x', '/material-ui/react-button/'],
  ['/system/caf%C3%A9/', '/system/café/'],
  ['/', '/'],
  ['/_next/static/chunks/a.js', undefined],
  ['/static/logo.svg', undefined],
  ['/%E0%A4%A/', undefined],
  ['/_next/data/development/%.json', undefined],
  ['//', undefined],
])('maps %s to %s', (url, pathname) => {
  expect(pathnameOf(url)).toBe(pathname);
});
