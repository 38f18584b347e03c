import type { PlaygroundControl } from '@/model';
import { readQuery, writeQuery } from './playgroundQuery';

const controls: PlaygroundControl[] = [
  { name: 'variant', kind: 'toggle', options: ['text', 'contained'] },
  { name: 'columns', kind: 'toggle', options: [1, 2] },
  { name: 'disabled', kind: 'switch' },
  { name: 'max', kind: 'number', min: 0, max: 10 },
  { name: 'children', kind: 'text' },
  { name: '--Button-gap', kind: 'number', min: 0, max: 32 },
];
const read = (search: string) => readQuery(search, 'ButtonUsage', controls);

it('writes readable values, and keeps other parameters', () => {
  const values = { variant: 'contained', disabled: true, '--Button-gap': 12 };
  expect(writeQuery('?a=%20b&ButtonUsage=max:1&c', 'ButtonUsage', values)).toBe(
    '?a=%20b&c&ButtonUsage=variant:contained,disabled,--Button-gap:12',
  );
  expect(writeQuery('?ButtonUsage=max:1', 'ButtonUsage', {})).toBe('');
});

it('reads what it has written', () => {
  const values = {
    variant: 'text',
    columns: 2,
    disabled: false,
    max: 3,
    children: 'a, b: 50% & ü+',
  };
  expect(read(writeQuery('', 'ButtonUsage', values))).toEqual(values);
});

it.each([
  [''],
  ['?ButtonUsage'],
  ['?ButtonUsage=variant'],
  ['?ButtonUsage=variant:solid'],
  ['?ButtonUsage=max:,max:x,disabled:maybe'],
  ['?ButtonUsage=toString:1,__proto__:2'],
  ['?ButtonUsage=%E0%A4%A'],
  ['?Other=disabled'],
])('reads nothing from %s', (search) => {
  expect(read(search)).toEqual({});
});

it('clamps numbers to their range', () => {
  expect(read('?ButtonUsage=max:99')).toEqual({ max: 10 });
});
