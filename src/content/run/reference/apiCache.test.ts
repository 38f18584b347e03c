import fs from 'node:fs';
import path from 'node:path';
import type { Extraction } from '@/content/api';
import { ContentTree } from '@/content/testing/contentTree';
import { ApiCache } from './apiCache';

const types = 'node_modules/@rail/ui/index.d.ts';
const manifest = 'node_modules/@rail/ui/package.json';
const missing = 'node_modules/@rail/ui/Seat.d.ts';

const extraction = { docs: [{ name: 'Fare' }], unresolved: ['Größe'] } as unknown as Extraction;

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write(types, 'export {};');
  tree.write(manifest, '{}');
});

afterEach(() => tree.dispose());

/** Caches the extraction, as a run does that read these files. */
const keep = (context = 'context') =>
  new ApiCache(tree.root).keep(context, [types, manifest, missing], extraction);

/** Reads the cache as a later run does. */
const read = (context = 'context') => new ApiCache(tree.root).read(context);

it('is empty before the first run', () => {
  expect(read()).toBeUndefined();
});

it('has the extraction of an earlier run while nothing changes, however often it is read', () => {
  keep();
  expect(read()).toEqual(extraction);
  expect(read()).toEqual(extraction);
});

it.each<[string, () => void]>([
  ['has changed', () => tree.write(types, 'export declare const a: 1;')],
  ['has changed and has the same size', () => tree.write(types, 'export [];')],
  ['is gone', () => tree.remove(manifest)],
  ['was missing and is there now', () => tree.write(missing, 'export {};')],
])('is not used if a file that was read %s', (_what, change) => {
  keep();
  change();
  expect(read()).toBeUndefined();
});

it('is used after a file was only written again', () => {
  keep();
  tree.edit(types, (text) => text);
  expect(read()).toEqual(extraction);
});

it('is not used for another context, such as other products', () => {
  keep();
  expect(read('other')).toBeUndefined();
  keep('other');
  expect(read('other')).toEqual(extraction);
  expect(read()).toBeUndefined();
});

it.each(['inputs.json', 'extraction.json'])('is not used if its file %s is cut off', (name) => {
  keep();
  tree.edit(`.content/cache/api/${name}`, (text) => text.slice(0, -1));
  expect(read()).toBeUndefined();
});

it('leaves the old files to a run that is interrupted while it writes', () => {
  keep();
  const write = jest.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    throw new Error(`No space is left for ${path.basename(String(file))}.`);
  });
  expect(() => keep()).toThrow('No space is left for extraction.json.new.');
  write.mockRestore();
  expect(read()).toEqual(extraction);
});
