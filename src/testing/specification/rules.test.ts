import fs from 'node:fs';
import path from 'node:path';
import { rules } from './rules';

const root = path.join(__dirname, '../../..');

/** Returns the tags, such as `spec 4.2`, in the titles of all tests, with duplicates. */
function listTags(): string[] {
  return ['src', 'scripts']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(root, folder, file)),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== __filename)
    .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/ \[spec (\d+\.\d+)\]/g)])
    .flatMap(([, tag = '']) => tag);
}

const tags = listTags();

it.each(rules.map((rule) => [rule.id, rule.subject, rule] as const))(
  '%s (%s) has as many tests as it says',
  (_, __, { id, holds, tests }) => {
    expect({ holds, tests: tags.filter((tag) => tag === id).length }).toEqual({ holds, tests });
  },
);

it('has a rule for every tag', () => {
  expect(tags.filter((tag) => !rules.some(({ id }) => id === tag))).toEqual([]);
});

it('has unique rule numbers, and a test for every rule', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(rules.filter(({ tests }) => tests === 0)).toEqual([]);
});

it('has rules for every section', () => {
  const numbers = new Set(rules.map(({ id }) => id.split('.')[0]));
  expect([...numbers].sort()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
});
