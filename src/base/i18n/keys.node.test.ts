import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import common from '../../../translations/en.json';
import sentences from '../../../translations/reference/en.json';

const root = join(__dirname, '../../..');

function keysOf(branch: object, path = ''): string[] {
  return Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name] : keysOf(value as object, `${path}${name}.`),
  );
}

const sources = ['src', 'pages'].flatMap((folder) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);
/** The texts of every page, and those that modules add. */
const keys = [
  ...keysOf(common),
  ...readdirSync(join(root, 'translations/parts/en')).flatMap((file) =>
    keysOf(JSON.parse(readFileSync(join(root, 'translations/parts/en', file), 'utf8')) as object),
  ),
];

/** The reference is printed by the compiler, which names its texts without the group they are in. */
const reference = (
  readdirSync(join(root, 'src/content/api/reference'), { recursive: true }) as string[]
)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(root, 'src/content/api/reference', file), 'utf8'));
const referenceUses = reference.flatMap((text) =>
  [...text.matchAll(/'(\w+)'/g)].map(([, key]) => `api-docs.${key}`),
);

/** Finds literal keys, and prefixes of computed keys such as `navigation.flags.${flag}`. */
function findUses(text: string) {
  const whole = [...text.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/g)].map(([, key]) => key ?? '');
  const begun = [...text.matchAll(/`([a-z]\w*(?:\.\w+)*\.?\w*)\$\{/g)].map(([, key]) => key ?? '');
  return { whole, begun: begun.filter((key) => key.includes('.')) };
}

it('has no unused text [spec 3.6]', () => {
  const uses = sources.map(findUses);
  const whole = new Set([...uses.flatMap((use) => use.whole), ...referenceUses]);
  const begun = uses.flatMap((use) => use.begun);
  const unused = keys.filter(
    (key) => !whole.has(key) && !begun.some((part) => key.startsWith(part)),
  );
  expect(unused).toEqual([]);
});

it('has no unused text of the reference', () => {
  const used = new Set(referenceUses);
  expect(keysOf(sentences, 'api-docs.').filter((key) => !used.has(key))).toEqual([]);
});

it('has a text for every key that is used [spec 3.6]', () => {
  const used = sources.flatMap((text) =>
    [...text.matchAll(/\bt\(\s*['"]([\w.]+)['"]/g)].map(([, key]) => key ?? ''),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((key) => !keys.includes(key))).toEqual([]);
});

it('has only dictionaries with keys of the English one, and the same placeholders', () => {
  const files = readdirSync(join(root, 'translations')).filter((file) => file.endsWith('.json'));
  for (const file of files) {
    const other = JSON.parse(readFileSync(join(root, 'translations', file), 'utf8')) as object;
    expect(keysOf(other).filter((key) => !keys.includes(key))).toEqual([]);
  }
});

it.each(['api-docs', 'settings', 'feedbackMessageToGitHub'])(
  'has the group "%s" of spec §3, with texts that are used [spec 3.6]',
  (group) => expect(keys.filter((key) => key.startsWith(`${group}.`))).not.toEqual([]),
);
