import { deflateSync, Inflate, strToU8 } from 'fflate';
import { readEdit, writeEdit } from './editLink';

const files = [
  { name: 'Demo.tsx', code: 'export default () => <b>…“ünïcode” 🎉</b>;\n' },
  { name: '../data.ts', code: '' },
];

const toAddress = (value: string) => Buffer.from(deflateSync(strToU8(value))).toString('base64url');

it('round-trips, with characters that are safe in URLs', () => {
  const text = writeEdit(files) ?? '';
  expect(text).toMatch(/^[\w-]+$/);
  expect(readEdit(text)).toEqual(files);
});

it('is shorter than the code', () => {
  const code = 'import Button from "@mui/material/Button";\n'.repeat(40);
  expect(writeEdit([{ name: 'A.tsx', code }])?.length).toBeLessThan(code.length / 10);
});

it('rejects what is too long for a URL', () => {
  let seed = 1;
  const random = () => (seed = (seed * 16807) % 2147483647).toString(36);
  expect(writeEdit([{ name: 'A.tsx', code: Array.from({ length: 20_000 }, random).join() }])).toBe(
    undefined,
  );
});

it.each([
  '',
  '!',
  'AAAA',
  '<script>',
  '%00',
  'a'.repeat(70_000),
  toAddress('null'),
  toAddress('{}'),
  toAddress('[[1,2]]'),
  toAddress('[["a"]]'),
  toAddress('[["a","b","c"]]'),
  toAddress('["ab"]'),
  toAddress('[['),
])('reads nothing from %.40j', (text) => {
  expect(readEdit(text)).toBeUndefined();
});

it('does not inflate a few characters to hundreds of megabytes', () => {
  const bomb = Buffer.from(deflateSync(new Uint8Array(30_000_000), { level: 9 }));
  expect(bomb.length).toBeLessThan(40_000);
  const unpack = jest.spyOn(Inflate.prototype, 'push');
  expect(readEdit(bomb.toString('base64url'))).toBeUndefined();
  const read = unpack.mock.calls.reduce((sum, [bytes]) => sum + bytes.length, 0);
  expect(read).toBeLessThan(bomb.length / 20);
});

it('never throws, whatever a URL contains', () => {
  const whole = writeEdit(files) ?? '';
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 16807) % 2147483647;
    return seed % below;
  };
  for (let round = 0; round < 3000; round += 1) {
    const letters = [...whole];
    for (let change = 0; change <= random(4); change += 1) {
      letters.splice(random(letters.length), random(3), String.fromCharCode(33 + random(93)));
    }
    const read = readEdit(letters.slice(0, 1 + random(letters.length)).join(''));
    const texts = (read ?? []).flatMap(({ name, code }) => [name, code]);
    expect(texts.filter((one) => typeof one !== 'string')).toEqual([]);
  }
});
