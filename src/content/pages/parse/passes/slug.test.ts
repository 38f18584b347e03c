import { otherSlugs } from './otherSlugs';
import { slug, takeId } from './slug';

it.each([
  ['Basic usage', 'basic-usage'],
  ["What's new?", 'whats-new'],
  ['Next.js & React', 'next-js-amp-react'],
  ['R&D', 'r-amp-d'],
  ['The "sx" prop', 'the-quot-sx-quot-prop'],
  ['The “sx” prop', 'the-sx-prop'],
  ['createTheme(options, ...args) => theme', 'createtheme-options-args-theme'],
  ['🚧 Work in progress ⚠️', 'work-in-progress'],
  ['--var(--color)', 'var-color'],
  ['Größe', 'größe'],
  ['हिन्दी भाषा', 'हिन्दी-भाषा'],
  ['İstanbul', 'i\u0307stanbul'],
  ['1️⃣ First', '1-first'],
  ['🎉', 'section'],
])('makes an id of %s', (title, id) => {
  expect(slug(title)).toBe(id);
});

it.each([
  ['Basic usage', []],
  ["What's new?", []],
  ['Next.js & React', ['next-js-react']],
  ['The "sx" prop', ['the-sx-prop']],
  ['v5 => v6', []],
  ['<Select> vs. <Option />', ['select-gt-vs-option']],
  ['✅ Done', ['✅-done']],
  ['🚧 Work in progress ⚠️', []],
  ['🎉', []],
])('knows the alternative ids of %s', (title, ids) => {
  expect(otherSlugs(title)).toEqual(ids);
});

it('numbers ids that are taken', () => {
  const taken = new Set<string>();
  expect(['a', 'a', 'a-2', 'a'].map((id) => takeId(id, taken))).toEqual([
    'a',
    'a-2',
    'a-2-2',
    'a-3',
  ]);
});
