import { printStyles } from './printStyles';

const apart = '<i class="css-a"></i><i class="css-b"></i>';
const nested = '<div class="css-a"><br><i class="Mui css-b"></i></div>';

it('prints rules shared by several classes once', () => {
  const inserted = ['.css-a{top:0;}.css-a:hover{left:0;}', '.css-b{top:1px;}.css-b:hover{left:0;}'];
  expect(printStyles(inserted, [apart])).toBe(
    '.css-a{top:0;}:is(.css-a,.css-b):hover{left:0;}.css-b{top:1px;}',
  );
});

it('prints media queries once, and each of several selectors', () => {
  const styles = (name: string) =>
    `@media (min-width:600px){.css-${name} .x,.css-${name} .y{top:0;}}`;
  expect(printStyles([styles('a'), styles('b')], [apart])).toBe(
    '@media (min-width:600px){:is(.css-a,.css-b) .x,:is(.css-a,.css-b) .y{top:0;}}',
  );
});

it('leaves out classes that are not in the markup', () => {
  const inserted = ['.css-a{top:0;}', '.css-ab{top:0;}', '@keyframes animation-x{from{top:0;}}'];
  expect(printStyles(inserted, ['<i class="css-a css-c"></i>'])).toBe(
    '.css-a{top:0;}@keyframes animation-x{from{top:0;}}',
  );
});

it.each([
  { kind: 'may set the same property', between: '.css-b .x{padding-left:1px;}' },
  {
    kind: 'has a selector whose specificity is unknown',
    between: '.css-b .x:not(.y){padding-left:1px;}',
  },
  { kind: 'is no plain rule', between: '@layer x{.css-b{padding:0;}}' },
  { kind: 'resets everything', between: '.css-b .x{all:unset;}' },
])('keeps the order where a rule between $kind', ({ between }) => {
  const rule = (name: string) => `.css-${name} .x{padding:0;}`;
  const inserted = [rule('a'), between, rule('b')];
  expect(printStyles(inserted, [nested])).toBe(inserted.join(''));
});

it.each([
  { kind: 'is more specific', between: '.css-b .x.y{padding:1px;}' },
  { kind: 'sets something else', between: '.css-b .x{color:red;}' },
  { kind: 'is an animation', between: '@keyframes animation-x{from{padding:0;}}' },
])('moves a rule before one that $kind', ({ between }) => {
  const inserted = ['.css-a .x{padding:0;}', between, '.css-b .x{padding:0;}'];
  expect(printStyles(inserted, [nested])).toBe(`:is(.css-a,.css-b) .x{padding:0;}${between}`);
});

it('moves a rule before those of a class that never occurs with its own', () => {
  const inserted = ['.css-a .x{padding:0;}', '.css-c .x{padding:1px;}', '.css-b .x{padding:0;}'];
  const css = printStyles(inserted, [apart, '<b class="css-c">']);
  expect(css).toBe(':is(.css-a,.css-b) .x{padding:0;}.css-c .x{padding:1px;}');
  const near = '<b class="css-c"><i class="css-b"></i></b><i class="css-a"></i>';
  expect(printStyles(inserted, [near])).toBe(inserted.join(''));
});
