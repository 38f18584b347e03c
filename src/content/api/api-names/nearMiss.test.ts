import { nearMiss } from './nearMiss';

const names = [
  'startIcon',
  'color',
  'fullWidth',
  'options',
  'rows',
  'Paper',
  'Typography',
  'getValue',
];
const words = new Set(['disable', 'label', 'set', 'row', 'option']);
const isWord = (part: string) => words.has(part);

it.each([
  ['startIcn', 'startIcon'],
  ['satrtIcon', 'startIcon'],
  ['colour', 'color'],
  ['fullwidth', 'fullWidth'],
  ['Typografy', 'Typography'],
  ['Papr', 'Paper'],
])('%s is a misspelling of %s', (name, meant) => {
  expect(nearMiss(name, names, isWord)).toBe(meant);
});

it.each([
  'startIcon2',
  'optionA',
  'option',
  'row',
  'setValue',
  'Pager',
  'bolor',
  'startButton',
  'x',
])('%s is not a misspelling', (name) => {
  expect(nearMiss(name, names, isWord)).toBeUndefined();
});

it('takes plurals and other words for misspellings too, if the name cannot be right', () => {
  expect(nearMiss('option', names)).toBe('options');
  expect(nearMiss('Pager', names)).toBe('Paper');
});
