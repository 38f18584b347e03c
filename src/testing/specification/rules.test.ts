import fs from 'node:fs';
import path from 'node:path';
import { rules } from './rules';

const root = path.join(__dirname, '../../..');

/** The tags in the titles of all tests, each as often as it stands there. */
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
  '%s %s is held by its tests',
  (_, __, { id, holds, tests }) => {
    expect({ holds, tests: tags.filter((tag) => tag === id).length }).toEqual({ holds, tests });
  },
);

it('knows every tag', () => {
  expect(tags.filter((tag) => !rules.some(({ id }) => id === tag))).toEqual([]);
});

it('has one rule for each number, and every rule a test', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(rules.filter(({ tests }) => tests === 0)).toEqual([]);
});

it('leaves no section without rules', () => {
  const numbers = new Set(rules.map(({ id }) => id.split('.')[0]));
  expect([...numbers].sort()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
});
