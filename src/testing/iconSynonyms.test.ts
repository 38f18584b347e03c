import fs from 'node:fs';
import path from 'node:path';
import products from '../../docs-data/products';
import synonyms from '../../docs-data/search/iconSynonyms';
import { foldWord, splitName } from '@/model/searchWords';
import type { Product } from '@/model';

const { icons } = (products as Record<string, Product>)['material-ui']!;

/** Names of all icons in separate words, without their styles. */
const names = fs
  .readdirSync(path.join('node_modules', icons!.packageName))
  .flatMap((file) => /^([A-Z0-9]\w*)\.js$/.exec(file)?.[1] ?? [])
  .map((name) => splitName(name).map(foldWord));

function isName(meant: string): boolean {
  const words = meant.split(' ');
  return names.some(
    (name) => words.every((word) => name.includes(word)) || name.join('') === words.join(''),
  );
}

it('has many synonyms, written as queries are normalized', () => {
  expect(Object.keys(synonyms).length).toBeGreaterThan(400);
  expect(Object.keys(synonyms).filter((key) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(key))).toEqual([]);
});

it('only refers to existing icons', () => {
  const meant = new Set(Object.values(synonyms).flat());
  expect([...meant].filter((name) => !isName(name))).toEqual([]);
});
