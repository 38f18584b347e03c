import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '@/base/theme/server';
import { codeClasses } from '@/model';

const css = readFileSync(join(__dirname, 'code.css'), 'utf8');

function colorsOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--code-([\w-]+): (#\w{6});/g)].map(([, name, color]) => [name, color]),
  );
}

const schemes = { light: colorsOf(':root'), dark: colorsOf("[data-mui-color-scheme='dark']") };
const grounds = ['ground', 'on', 'add', 'del'];
const inks = ['plain', ...Object.values(codeClasses)];
const cases = Object.entries(schemes).flatMap(([scheme, colors]) =>
  inks.flatMap((ink) => grounds.map((ground) => ({ scheme, ink, ground, colors }))),
);

it.each(cases)('$scheme: $ink can be read on $ground', ({ ink, ground, colors }) => {
  expect(contrast(colors[ink] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
});

it.each(Object.values(codeClasses))('colors the class %s', (name) => {
  expect(css).toContain(`.code .${name} {`);
});
