import { srcsetAddresses } from './findImages';

it.each([
  ['/a.png', ['/a.png']],
  ['/a.png 1x, /b.png 2x', ['/a.png', '/b.png']],
  ['/a.png, /b.png 640w,\n  /c.png 2x', ['/a.png', '/b.png', '/c.png']],
  ['data:image/png;base64,/9j/4A 2x, /b.png', ['data:image/png;base64,/9j/4A', '/b.png']],
  ['', []],
])('finds the addresses in %s', (srcset, addresses) => {
  expect(srcsetAddresses(srcset)).toEqual(addresses);
});
