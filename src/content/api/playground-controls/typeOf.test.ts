import { kindOfType } from './typeOf';

it.each([
  ['boolean', { kind: 'switch' }],
  ['true | undefined', { kind: 'switch' }],
  ['number', { kind: 'number' }],
  ['number | string', { kind: 'number' }],
  ['string', { kind: 'text' }],
  ['React.ReactNode | ((value: number) => React.ReactNode)', { kind: 'text' }],
  ["'a' | 'b'", { kind: 'toggle', options: ['a', 'b'] }],
  ["| 'a'\n  | 'b'", { kind: 'toggle', options: ['a', 'b'] }],
  ["'sm' | 1 | -2.5 | null", { kind: 'toggle', options: ['sm', 1, -2.5] }],
  ["'xs' | 'sm' | 'md' | 'lg' | 'xl'", { kind: 'select', options: ['xs', 'sm', 'md', 'lg', 'xl'] }],
  ["'a' | 'b' | string", { kind: 'toggle', options: ['a', 'b'] }],
  ["'<' | '|' | '('", { kind: 'toggle', options: ['<', '|', '('] }],
  ["'a' | { side: 'left' | 'right' } | 'b'", { kind: 'toggle', options: ['a', 'b'] }],
])('has a control for %s', (type, kind) => {
  expect(kindOfType(type)).toEqual(kind);
});

it.each([
  "'only'",
  '1',
  'null',
  '',
  'Date',
  '() => void',
  "(side: 'left' | 'right') => 'a' | 'b' | 'c'",
  "Record<'a' | 'b', string>",
  "Array<'a' | 'b'>",
  '{ a: boolean | string }',
])('has no control for %s', (type) => {
  expect(kindOfType(type)).toBeUndefined();
});

it('has a list instead of buttons if they would be too wide', () => {
  const wide = ['extraordinary', 'uncomplicated'];
  const typeOf = (options: string[]) => options.map((option) => `'${option}'`).join(' | ');
  expect(kindOfType(typeOf(wide))?.kind).toBe('toggle');
  expect(kindOfType(typeOf([...wide, 'x']))?.kind).toBe('select');
});
