import fs from 'node:fs';
import path from 'node:path';
import { button, clearTree, compiled, list, createTree, tree, write } from './testing/emittedTree';

beforeEach(createTree);

afterEach(clearTree);

describe('emitting again', () => {
  beforeEach(() => write([button, list]));

  it('writes nothing when nothing changed', async () => {
    const file = path.join(tree.root, '.content/pages/demo-ui/react-button.json');
    fs.utimesSync(file, 1, 1);
    expect(await write([button, list])).toEqual({ written: [], removed: [] });
    expect(fs.statSync(file).mtimeMs).toBe(1000);
  });

  it('writes only what changed or was deleted', async () => {
    tree.remove('public/demo-ui/react-list.md');
    const edited = { ...button, markdownVersion: '# New\n' };
    const { written } = await write([edited, list], { revisionSeed: 'second' });
    expect(written.sort()).toEqual([
      '.content/revision.ts',
      'public/demo-ui/react-button.md',
      'public/demo-ui/react-list.md',
    ]);
  });

  it('keeps the files of pages that are not part of this run', async () => {
    expect((await write([button, list], { changed: [] })).removed).toEqual([]);
    expect((await write([button, list], { changed: [] })).removed).toEqual([]);
    expect(tree.has('public/demo-ui/react-button.md')).toBe(true);
  });

  it('removes the files of a deleted page and empty folders, but no handmade file', async () => {
    const { removed } = await write([list]);
    expect(removed.sort()).toEqual([
      '.content/demos/demo-ui/react-button.ts',
      '.content/pages/demo-ui/react-button.json',
      'public/_demos/demo-ui/react-button/Sizes.json',
      'public/demo-ui/react-button.md',
    ]);
    expect(tree.has('public/_demos')).toBe(false);
    expect(tree.read('public/static/logo.svg')).toBe('by hand');
  });

  it('removes the source of a deleted demo', async () => {
    const { removed } = await write([{ ...button, demos: [] }, list]);
    expect(removed).toContain('public/_demos/demo-ui/react-button/Sizes.json');
  });

  it('clears the output of a run whose record is missing', async () => {
    await write([button, list]);
    tree.write('public/static/logo.svg', '<svg/>');
    tree.write('public/_editor/frame.html', '');
    tree.remove('.content');
    await write([button]);
    expect(tree.has('public/demo-ui/react-button.md')).toBe(true);
    expect(tree.has('public/demo-ui/react-list.md')).toBe(false);
    expect(tree.has('public/static/logo.svg')).toBe(true);
    // The live editor's modules are packed at the same time, by another step.
    expect(tree.has('public/_editor/frame.html')).toBe(true);
  });

  it('refuses to write into public/static/', async () => {
    await expect(write([compiled('a', { pathname: '/static/a/' })])).rejects.toThrow(
      'public/static/a.md',
    );
  });
});
