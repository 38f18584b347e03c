import { codeClasses } from '@/model';
import { canonicalLanguage, highlight, highlightLines, knownLanguages } from '.';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const sample = `/** A
 * comment. */
export function App<T>({ size = 3 }: Props<T>) {
  return <a href="x">{\`a \${size} & b\`}</a>; // <end>
}
`;

it.each(knownLanguages)('keeps every character of %s', (language) => {
  expect(textOf(highlight(sample, language))).toBe(sample);
});

it.each(knownLanguages)('prints only known classes for %s', (language) => {
  const known: readonly string[] = Object.values(codeClasses);
  const used = [...highlight(sample, language).matchAll(/class="([^"]*)"/g)];
  expect(used.map(([, name]) => name).filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

it('marks keywords, strings and other kinds of tokens', () => {
  expect(highlight("const a = f('x'); // y", 'ts')).toBe(
    '<span class="k">const</span> a <span class="o">=</span> <span class="f">f</span>(' +
      '<span class="s">\'x\'</span>); <span class="c">// y</span>',
  );
});

it('joins adjacent tokens of one class, including the spaces between them', () => {
  expect(highlight("import * as React from 'react';", 'ts')).toContain(
    '<span class="k">import * as</span> React',
  );
});

it('closes every span at the end of its line', () => {
  for (const line of highlightLines(sample, 'tsx')) {
    expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length);
  }
});

it('knows aliases of languages, in any case', () => {
  expect(canonicalLanguage('TypeScript')).toBe('ts');
  expect(canonicalLanguage('')).toBe('text');
  expect(canonicalLanguage('klingon')).toBeUndefined();
});
