import { parseDemoHash } from '.';

it.each([
  ['#BasicButtons', { demo: 'BasicButtons' }],
  ['#BasicButtons.js', { demo: 'BasicButtons', variant: 'JS' }],
  ['BasicButtons.tsx', { demo: 'BasicButtons', variant: 'TS' }],
  ['#system-Intro', { demo: 'Intro', styling: 'MUI System' }],
  ['#tailwind-Intro.js', { demo: 'Intro', styling: 'Tailwind', variant: 'JS' }],
  ['#css-Intro.tsx', { demo: 'Intro', styling: 'CSS', variant: 'TS' }],
  ['#css-theme-variables', {}],
  ['#system-props', {}],
  ['#sizes', {}],
  ['#BasicButtons.md', {}],
  ['#%E4%', {}],
  ['#', {}],
  ['', {}],
])('%s', (hash, meaning) => expect(parseDemoHash(hash)).toEqual(meaning));
