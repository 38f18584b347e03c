import { transform } from 'sucrase';
import type { PlaygroundValue } from '@/model';
import { writeAttribute } from './writeAttribute';
import { writeSx } from './writeSx';
import { writeText } from './writeElement';

interface Element {
  props: Record<string, unknown>;
  children: readonly unknown[];
}

/** Compiles an element as readers do who paste it, and returns what their component gets. */
function run(jsx: string): Element {
  const { code } = transform(jsx, { transforms: ['jsx'], production: true });
  const create = (_: string, props: Record<string, unknown> | null, ...children: unknown[]) => ({
    ...{ props: props ?? {}, children },
  });
  return new Function('React', `return ${code.trim()}`)({ createElement: create }) as Element;
}

const attribute = (value: PlaygroundValue) => writeAttribute('title', value).code;
const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Texts that JSX or a string literal would read as something else, if they were pasted as they are. */
const texts: readonly string[] = [
  'Adult',
  ' two  spaces ',
  'it’s a café, 日本語, 🚆',
  "it's",
  '12" disc',
  `'both' "quotes"`,
  'C:\\new\\table',
  'ends with \\',
  '&amp; &copy; &',
  '{value} }{',
  '</Button><script>alert(1)</script>',
  '// no comment',
  '/* no comment */',
  '${no} `template`',
  'two\nlines',
  'two\r\nlines of "Windows"',
  'an old\rline {end}',
  'a\u2028line\u2029separator',
  '\ttab',
];

it.each(texts)('writes an attribute that means %j', (value) => {
  expect(run(`<a ${attribute(value)} />`).props).toEqual({ title: value });
});

it.each(texts)('writes children that mean %j', (value) => {
  expect(run(`<a>${writeText(value).code}</a>`).children).toEqual([value]);
});

it.each([...texts, -0.5, 1e21, true, false])('highlights %j as it writes it', (value) => {
  const { code, html } = writeAttribute('title', value);
  expect(text(html)).toBe(code);
  // What is not a token of the highlighter came from the reader.
  expect(html.replaceAll(/<span class="[a-z]">|<\/span>/g, '')).not.toMatch(/[<>]/);
});

it.each([0, -0.5, 1e21, true, false])('writes an attribute that is %j and no string', (value) => {
  expect(run(`<a ${attribute(value)} />`).props).toEqual({ title: value });
});

it('writes the short form of true, and no braces that are not needed', () => {
  expect(attribute(true)).toBe('title');
  expect(attribute(false)).toBe('title={false}');
  expect(attribute("it's {so}")).toBe(`title="it's {so}"`);
  expect(writeText('12" disc').code).toBe('12" disc');
});

it('writes no children for an empty text', () => {
  expect(writeText('')).toEqual({ code: '', html: '' });
});

it('writes variables that mean the same on one line and on several', () => {
  const variables = { '--Fare-gap': '4px', '--Fare-hue': '0.5turn' };
  const own = { code: 'm: 1', html: 'm: 1' };
  for (const indent of [undefined, '    ']) {
    const { code } = writeSx(variables, own, indent);
    expect(code.includes('\n')).toBe(indent !== undefined);
    expect(run(`<a ${code} />`).props).toEqual({ sx: { ...variables, m: 1 } });
  }
});
