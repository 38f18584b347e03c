import { formatDemoHash, parseDemoHash, type DemoHash } from '.';

it.each([
  ['#BasicButtons', { demo: 'BasicButtons' }],
  ['#BasicButtons.js', { demo: 'BasicButtons', variant: 'JS' }],
  ['BasicButtons.tsx', { demo: 'BasicButtons', variant: 'TS' }],
  ['#system-Intro', { demo: 'Intro', styling: 'MUI System' }],
  ['#tailwind-Intro.js', { demo: 'Intro', styling: 'Tailwind', variant: 'JS' }],
  ['#css-Intro.tsx', { demo: 'Intro', styling: 'CSS', variant: 'TS' }],
  ['#css-Intro.tsx&edit=aB-_', { demo: 'Intro', styling: 'CSS', variant: 'TS', edit: 'aB-_' }],
  ['#Intro&edit=', { demo: 'Intro', edit: '' }],
  ['#Intro&edit=%00<script>', { demo: 'Intro', edit: '%00<script>' }],
  ['#css-theme-variables', { styling: 'CSS' }],
  ['#system-props', { styling: 'MUI System' }],
  ['#tailwind-', { styling: 'Tailwind' }],
  ['#tailwind-sizes.js', { styling: 'Tailwind', variant: 'JS' }],
  ['#css-a/b/%E4', { styling: 'CSS' }],
  ['#systematic', {}],
  ['#tailwind', {}],
  ['#sizes', {}],
  ['#BasicButtons.md', {}],
  ['#sizes.js', { variant: 'JS' }],
  ['#a/b/Sizes.tsx', { variant: 'TS' }],
  ['#%E4%', {}],
  ['#', {}],
  ['', {}],
])('%s', (hash, meaning) => expect(parseDemoHash(hash)).toEqual(meaning));

it.each<[DemoHash & { demo: string }, string]>([
  [{ demo: 'Intro' }, '#Intro'],
  [{ demo: 'Intro', variant: 'JS' }, '#Intro.js'],
  [{ demo: 'Intro', variant: 'TS', styling: 'MUI System' }, '#system-Intro.tsx'],
  [{ demo: 'Intro', styling: 'Tailwind' }, '#tailwind-Intro'],
])('%o is written as it is read [spec 4.1]', (meaning, hash) => {
  expect(formatDemoHash(meaning)).toBe(hash);
  expect(parseDemoHash(hash)).toEqual(meaning);
});
