import { firstParagraph } from './firstParagraph';

it.each([
  ['The foundation for\nbuttons.\n\nMore of it.', 'The foundation for buttons.'],
  ['', ''],
  ['## ARIA\n\nIf the bar is …', ''],
  ['Demos:\n\n- [Chips](https://mui.com/)', ''],
  ['```tsx\n<Chip />\n```', ''],
  ['- one\n- two', ''],
])('returns the first paragraph of %j: %j', (markdown, expected) => {
  expect(firstParagraph(markdown)).toBe(expected);
});

it.each([
  'used by these parts:\n\n*   [Label](/label/)\n*   The input,\n    and its text.\n\nMore.',
])('keeps the list a paragraph announces: %j', (markdown) => {
  expect(firstParagraph(markdown)).toBe(
    'used by these parts: [Label](/label/) and The input, and its text.',
  );
});

it('keeps a list that follows without a blank line', () => {
  expect(firstParagraph('Either of:\n1. this;\n2. that.')).toBe('Either of: this and that.');
  expect(firstParagraph('It is one of two.\n- this')).toBe('It is one of two.');
});

it('returns nothing if a paragraph announces something other than a list', () => {
  expect(firstParagraph('For example:\n\n```tsx\n<Chip />\n```')).toBe('');
  expect(firstParagraph('For example:\n\nThis - that.')).toBe('');
});
