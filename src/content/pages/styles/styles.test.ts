import { sheetScope } from '@/model';
import { listCandidates } from '@/model/classCandidates';
import { parseModule } from '../collect/parseModule';
import { compileTailwind, scopeCss } from '.';

const { root, element } = sheetScope('.tailwind', '$=');

describe('candidates', () => {
  it('are the words in every string of a module', () => {
    const code = [
      "import { a } from 'pkg';",
      'const tone = isOn ? "bg-red-500 p-2" : `px-3 ${size > 1 ? \'w-[calc(100%-2px)]\' : wide} py-1`;',
      'export default () => <p className="flex flex-wrap">text-xl</p>;',
    ].join('\n');
    expect(listCandidates(parseModule('a.tsx', code))).toEqual(
      expect.arrayContaining([
        'bg-red-500',
        'p-2',
        'px-3',
        'w-[calc(100%-2px)]',
        'py-1',
        'flex',
        'flex-wrap',
      ]),
    );
    expect(listCandidates(parseModule('a.tsx', code))).not.toContain('text-xl');
  });
});

describe('Tailwind', () => {
  const build = (classes: string) => compileTailwind(classes.split(' '));

  /** Returns the selectors of all style rules, without the context of nested ones; one of each list. */
  const selectors = (css: string) =>
    [...css.replace(/@property [^}]*}/g, '').matchAll(/([^{};]+){/g)]
      .map(([, text]) => text!.trim())
      .filter((text) => !/^(@|to$|from$|\d+%)/.test(text))
      .flatMap((text) => text.split(/,(?![^(]*\))/));

  it('returns no styles if no demo uses it', async () => {
    expect(await compileTailwind([])).toBe('');
  });

  it('has the classes that are used, and no others', async () => {
    const css = await build('flex nonsense react');
    expect(css).toContain('&.flex { display: flex; }');
    expect(css).not.toMatch(/nonsense|react|\.grid/);
  });

  it('affects nothing but its demos, by class, element or variable', async () => {
    const css = await build(
      'md:flex hover:bg-red-500 group-hover:p-2 space-y-2 before:block *:p-1 animate-spin shadow-lg',
    );
    const [outside = '', inside = '', ...rest] = css.split(`${element} {`);
    expect(rest).toEqual([]);
    const [roots = '', everywhere = ''] = outside.split('*, ::before');
    expect(selectors(inside).length).toBeGreaterThan(40);
    expect(selectors(inside).filter((text) => !text.includes('&'))).toEqual([]);
    expect(new Set(selectors(roots))).toEqual(new Set([root]));
    // Fallbacks for old browsers are set on all elements, under names of Tailwind's own.
    const names = everywhere.match(/[\w-]+:(?= )/g) ?? [];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !name.startsWith('--tw-'))).toEqual([]);
  });

  it('follows the color scheme and the direction of the page', async () => {
    const css = await build('dark:p-4 rtl:p-8 ms-2');
    expect(css).toContain(".dark\\:p-4:where([data-mui-color-scheme='dark'] *)");
    expect(css).toContain('[dir="rtl"] *');
    expect(css).toContain('margin-inline-start:');
  });

  it("has no cascade layer, because the site's unlayered rules would win", async () => {
    const css = await build('p-4 text-sm');
    expect(css.match(/@layer [\w-]+/g)).toEqual(null);
  });

  it('does not remember the classes of the previous page', async () => {
    await build('flex');
    expect(await build('grid')).not.toContain('.flex');
  });
});

describe('plain CSS', () => {
  const of = (code: string) =>
    scopeCss({ file: 'a/styles.css', code }, { root: 'main', element: 'p' });

  it('is scoped to its demo', () => {
    const code =
      '/* About. */\n.a,\n.b:hover { color: red }\n@media print { .a { color: blue } }\n';
    expect(of(code)).toEqual({
      css: 'p { &.a, &.b:hover { color: red } @media print { &.a { color: blue } } }',
      problems: [],
    });
  });

  it('keeps at the top what browsers accept only there', () => {
    const { css } = of('.a { animation: turn 1s }\n@keyframes turn { to { rotate: 1turn } }');
    expect(css).toBe('@keyframes turn { to { rotate: 1turn } } p { &.a { animation: turn 1s } }');
  });

  it('keeps the condition of keyframes in another at-rule', () => {
    const { css, problems } = of(
      '@media print { @supports (a: b) { @keyframes turn { to { rotate: 1turn } } .a {} } ul {} }',
    );
    expect(problems).toEqual([]);
    expect(css).toBe(
      '@media print { @supports (a: b) { @keyframes turn { to { rotate: 1turn } } } } ' +
        'p { @media print { @supports (a: b) {  &.a {} } ul& {} } }',
    );
  });

  it.each(['', '/* Nothing. */', '\n'])('is empty for %j', (code) => {
    expect(of(code)).toEqual({ css: '', problems: [] });
  });

  it('hoists every at-rule that needs it, in order, and leaves rules in order', () => {
    const top = [
      '@font-face { font-family: a }',
      '@property --b { syntax: "*" }',
      '@-webkit-keyframes c { to {} }',
      '@font-feature-values f { @styleset { g: 1 } }',
      '@font-palette-values --h { font-family: a }',
      '@position-try --i { top: 0 }',
    ];
    const [first, second, ...rest] = top;
    const { css, problems } = of(`${first}\n.d {}\n${second}\n.e {}\n${rest.join('\n')}`);
    expect(problems).toEqual([]);
    expect(css).toBe(`${top.join(' ')} p { &.d {} &.e {} }`);
  });

  it.each([
    ['ul.a > li:first-child {}', 'ul&.a > li:first-child {}'],
    ['a ~ [href*=","], * + ::before {}', 'a& ~ [href*=","], *& + ::before {}'],
    [':is(.a, h2) b::after {}', '&:is(.a, h2) b::after {}'],
    [
      '#a { color: red; & > b, .c & { color: blue } }',
      '&#a { color: red; & > b, .c & { color: blue } }',
    ],
    [
      '@supports (gap: 1px) { @container (width > 1px) { h1 { margin: 0 } } }',
      '@supports (gap: 1px) { @container (width > 1px) { h1& { margin: 0 } } }',
    ],
    ['my-tag\\:a.b {}', 'my-tag\\:a&.b {}'],
    ['.größe, .🚋, größe {}', '&.größe, &.🚋, größe& {}'],
    ['.a { content: "}, .b {" } .c {}', '&.a { content: "}, .b {" } &.c {}'],
    ['[title="a, b"]:hover, ::before {}', '&[title="a, b"]:hover, &::before {}'],
    ['@layer a { .b { & > c {} } }', '@layer a { &.b { & > c {} } }'],
  ])('begins each selector at an element of the demo: %s', (code, inside) => {
    expect(of(code)).toEqual({ css: `p { ${inside} }`, problems: [] });
  });

  it.each([
    ['.a {}\n:root { --a: 1 }', { line: 2, column: 2, what: expect.stringContaining('`root`') }],
    ['.a {}\r\n  HTML .a {}', { line: 2, column: 3, what: expect.stringContaining('`HTML`') }],
    ['@media print { :ROOT {} }', { column: 17, what: expect.stringContaining('`ROOT`') }],
    ['.a:not(body) {}', { column: 8, what: expect.stringContaining('`body`') }],
    ['@page :first { margin: 0 }', { column: 1, what: expect.stringContaining('`@page`') }],
    ['@media print { @page { margin: 0 } }', { column: 16, fix: 'Remove it.' }],
    ['@View-Transition { navigation: auto }', { what: expect.stringContaining('`@View-Tr') }],
    ["@charset 'utf-8';", { what: expect.stringContaining('`@charset`') }],
    ['.a {} } .b {}', { line: 1, column: 7, what: 'The style sheet is not valid CSS.' }],
    ['body { margin: 0 }', { line: 1, column: 1, what: expect.stringContaining('`body`') }],
    ["@import 'a.css';", { line: 1, what: expect.stringContaining('`@import`') }],
    ['.a { color: red', { what: 'The style sheet is not valid CSS.' }],
  ])('reports what would be lost: %s', (code, problem) => {
    expect(of(code).problems[0]).toMatchObject({ file: 'a/styles.css', ...problem });
  });
});
