import fs from 'node:fs';
import path from 'node:path';
import { store } from './store';

const kinds = store.kinds.map(({ id }) => id);

it.each(store.items)(
  '$name has a kind, a picture of ours and an address',
  (item) => {
    expect(kinds).toContain(item.kind);
    const image = path.join(__dirname, '../public', item.image);
    expect(fs.readFileSync(image, 'utf8')).toContain('viewBox="0 0 320 200"');
    expect(item.href).toMatch(/^(https:\/\/|\/.*\/$)/);
  },
);

it('has no two items of a name, and no empty kind', () => {
  expect(new Set(store.items.map(({ name }) => name)).size).toBe(
    store.items.length,
  );
  expect(new Set(store.items.map(({ kind }) => kind))).toEqual(new Set(kinds));
});
