/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import type { Fact } from '@/model';

const root = process.cwd();
const files = fs
  .readdirSync(path.join(root, 'docs-data'), { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'facts.ts')
  .map((file) => `docs-data/${file.replaceAll(path.sep, '/')}`)
  .sort();

/** That the words are on the page, the compiler checks. */
describe.each(files)('%s', (file) => {
  const { default: facts } = jest.requireActual<{ default: readonly Fact[] }>(
    path.join(root, file),
  );

  test.each(facts.map((fact) => [fact.says, fact] as const))('%s', async (_, fact) => {
    if ('source' in fact) expect(fact.source).not.toBe('');
    else expect(await fact.holds()).toBe(true);
  });
});

test('there are facts', () => {
  expect(files).not.toEqual([]);
});
