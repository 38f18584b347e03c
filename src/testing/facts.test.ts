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

/** Runs the checks of facts that pages state. The compiler checks that the pages contain their words. */
describe.each(files)('%s', (file) => {
  const { default: facts } = jest.requireActual<{ default: readonly Fact[] }>(
    path.join(root, file),
  );

  test.each(facts.map((fact) => [fact.says, fact] as const))('%s', async (_, fact) => {
    if ('source' in fact) expect(fact.source).not.toBe('');
    else expect(await fact.holds()).toBe(true);
  });
});

test('some pages have facts', () => {
  expect(files).not.toEqual([]);
});
