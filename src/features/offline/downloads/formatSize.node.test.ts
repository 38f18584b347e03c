import { formatSize } from './formatSize';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [48_200, '48 kB'],
  [1_250_000, '1.3 MB'],
  [28_400_000, '28 MB'],
  [2_000_000_000, '2 GB'],
])('formatSize(%d)', (bytes, text) => expect(formatSize(bytes, 'en')).toBe(text));
