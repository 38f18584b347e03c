import { readMarkupClasses } from './markupClasses';
import { parseRules } from './styleRules';

const specificityOf = (selector: string) => {
  const [rule] = parseRules(`${selector}{color:red}`);
  return rule?.specificities && [...rule.specificities];
};

/** Whether two properties may be set by rules in any order. */
function areIndependent(one: string, other: string): boolean {
  const [first, second] = parseRules(`.css-a{${one}:0}.css-b{${other}:0}`);
  if (!first?.families || !second?.families) return false;
  return [...first.families].every((family) => !second.families?.has(family));
}

describe('parseRules', () => {
  it('reads Emotion’s classes, and names one only if the rule has no other', () => {
    const css =
      '.css-a1-Root.Mui-active{top:0}.css-a1 .css-b2:hover,.css-a1{top:0}p{top:0}@media print{.css-a1{top:0}}';
    expect(parseRules(css).map(({ className, classNames }) => [className, classNames])).toEqual([
      ['a1-Root', ['a1-Root']],
      [undefined, ['a1', 'b2']],
      [undefined, []],
      ['a1', ['a1']],
    ]);
  });

  it.each([
    ['.css-a', '1 0'],
    ['.css-a.Mui-active:hover', '3 0'],
    ['.css-a::before', '1 1'],
    ['.css-a>span em', '1 2'],
    ['.css-a[data-x="b.c"] *', '2 0'],
    ['p', '0 1'],
  ])('counts the classes and elements of %s: %s', (selector, expected) => {
    expect(specificityOf(selector)).toEqual([expected]);
  });

  it('knows each specificity of a list of selectors', () => {
    expect(specificityOf('.css-a,.css-a:hover,.css-a:focus')).toEqual(['1 0', '2 0']);
  });

  it('does not claim to know the specificity of functions and ids', () => {
    expect(specificityOf('.css-a:not(.b)')).toBeNull();
    expect(specificityOf('#b .css-a')).toBeNull();
  });

  it.each([
    ['margin', 'margin-inline-start'],
    ['font', 'line-height'],
    ['inset', 'left'],
    ['inset-inline-start', 'right'],
    ['gap', 'row-gap'],
    ['grid-area', 'column-gap'],
    ['place-items', 'align-items'],
    ['place-content', 'justify-content'],
    ['width', 'inline-size'],
    ['min-width', 'max-width'],
    ['mask', '-webkit-mask-image'],
    ['overflow-wrap', 'word-wrap'],
    ['white-space', 'text-wrap'],
    ['page-break-before', 'break-before'],
    ['all', 'color'],
  ])('knows that %s and %s may set the same', (one, other) => {
    expect(areIndependent(one, other)).toBe(false);
    expect(areIndependent(other, one)).toBe(false);
  });

  it.each([
    ['margin', 'padding'],
    ['color', 'background-color'],
    ['--a-color', '--a-size'],
    ['width', 'min-width'],
  ])('knows that %s and %s are independent', (one, other) => {
    expect(areIndependent(one, other)).toBe(true);
  });

  it('looks into media queries, but not into rules that it does not know', () => {
    const [media, layer] = parseRules(
      '@media print{@supports (top:0){.css-a:hover{top:0}}}@layer x{.css-a{top:0}}',
    );
    expect([...(media?.specificities ?? [])]).toEqual(['2 0']);
    expect(layer?.specificities).toBeNull();
    expect(layer?.families).toBeNull();
    const [mixed] = parseRules('@media print{.css-a{top:0}@layer x{.css-a{left:0}}}');
    expect(mixed?.families).toBeNull();
  });

  it('returns nothing for an empty style sheet', () => {
    expect(parseRules('')).toEqual([]);
    expect(parseRules('.css-a{}')).toEqual([]);
  });
});

describe('readMarkupClasses', () => {
  const together = (markup: string, one = 'a', other = 'b') =>
    readMarkupClasses([markup]).canApplyTogether(one, other);

  it('finds classes on one element and on its ancestors, in both orders', () => {
    const markup = '<div class="css-a x css-c"><p><b class="y css-b"></b></p></div>';
    expect([...readMarkupClasses([markup]).used]).toEqual(['a', 'c', 'b']);
    expect(together(markup)).toBe(true);
    expect(together(markup, 'b', 'a')).toBe(true);
    expect(together(markup, 'a', 'c')).toBe(true);
  });

  it('tells neighbors from ancestors, also next to elements without an end', () => {
    expect(together('<p class="css-a"></p><p class="css-b"></p>')).toBe(false);
    expect(together('<input class="css-a"><br><p class="css-b"></p>')).toBe(false);
    expect(together('<path class="css-a" d="M1 1"/><p class="css-b"></p>')).toBe(false);
    const after = '<div class="css-a"><img alt="b>"><hr></div><p class="css-b"></p>';
    expect(together(after)).toBe(false);
  });

  it('reads each demo separately', () => {
    const classes = readMarkupClasses(['<p class="css-a">', '<p class="css-b">']);
    expect(classes.canApplyTogether('a', 'b')).toBe(false);
  });

  it('reads attributes with quotes and markup in their values', () => {
    const markup = '<p title="<i class=css-x>" data-class="css-y" class="css-a"><b class="css-b">';
    expect(together(markup)).toBe(true);
    expect([...readMarkupClasses([markup]).used]).toEqual(['a', 'b']);
  });
});
