import fs from 'node:fs';
import path from 'node:path';
import { adRules } from './ads';
import { callRules } from './calls';
import { readingRules } from './reading';
import type { Rule } from './rule';
import { settingsRules } from './settings';
import { siteRules } from './site';

const root = path.join(__dirname, '../../..');
const rules: readonly Rule[] = [
  ...readingRules,
  ...settingsRules,
  ...adRules,
  ...callRules,
  ...siteRules,
];

const linesOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8').split('\n');

/** Whether a file has a test of that name, written out or as the written part of a name. */
function has(file: string, name: string): boolean {
  return linesOf(file).some(
    (line, at, all) =>
      line.includes(name) &&
      /\b(test|it)\b|\]\)\(/.test(all.slice(Math.max(0, at - 2), at + 1).join(' ')),
  );
}

describe.each([...new Set(rules.map(({ section }) => section))])('section %s', (section) => {
  const own = rules.filter((rule) => rule.section === section);
  it.each(own.map((rule) => [rule.holds, rule.tests] as const))('%s', (_, tests) => {
    const named = Object.entries(tests).flatMap(([file, names]) =>
      names.map((name) => ({ file, name })),
    );
    expect(named).not.toEqual([]);
    expect(named.filter(({ file, name }) => !has(file, name))).toEqual([]);
  });
});

it('leaves no section without tests', () => {
  const numbers = new Set(rules.map(({ section }) => section.split(' ')[0]));
  expect([...numbers].sort()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
});
