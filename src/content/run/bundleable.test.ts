import { setTimeout } from 'node:timers/promises';
import type { PackageOutput } from '@/content/api';
import { SiteCompiler } from './siteCompiler';
import { smallSite, type ContentTree } from '@/content/testing/contentTree';

let tree: ContentTree;

beforeEach(() => {
  tree = smallSite();
});

afterEach(() => tree.dispose());

describe('a run in parallel with a bundler', () => {
  const sizesFile = '.content/bundle-sizes.json';
  const measured = { files: [{ file: sizesFile, content: '{"measured":true}' }], problems: [] };

  /** Runs until bundling may begin, and then provides the output of the packages. */
  async function run(found: Promise<PackageOutput> | PackageOutput, onBundleable: () => void) {
    const readReference = async () => ({ docs: [], packageOutput: Promise.resolve(found) });
    return new SiteCompiler(tree.root, 'build', { readReference, onBundleable }).run();
  }

  it('writes the pages before reading the packages, and the rest afterwards', async () => {
    let answer: (found: PackageOutput) => void = () => {};
    const found = new Promise<PackageOutput>((resolve) => (answer = resolve));
    const outcome = await run(found, () => {
      expect(tree.has('.content/pages/demo-ui/react-button.json')).toBe(true);
      expect(tree.has('.content/demos/demo-ui.ts')).toBe(true);
      expect(tree.read(sizesFile)).not.toContain('measured');
      answer(measured);
    });
    expect(outcome).toMatchObject({ emitted: 2, problems: [] });
    expect(tree.read(sizesFile)).toContain('measured');
  });

  it('writes what a bundler reads while the types are read, and starts it afterwards', async () => {
    const onBundleable = jest.fn();
    const readReference = async () => {
      while (!tree.has('.content/demos/demo-ui.ts')) await setTimeout(5);
      expect(onBundleable).not.toHaveBeenCalled();
      return { docs: [], packageOutput: Promise.resolve(measured) };
    };
    await new SiteCompiler(tree.root, 'build', { readReference, onBundleable }).run();
    expect(onBundleable).toHaveBeenCalledTimes(1);
  });

  it('writes the same files as a run without a bundler', async () => {
    await run(measured, () => {});
    const apart = tree.read('.content/revision.ts');
    tree.dispose();
    tree = smallSite();
    const readReference = async () => ({ docs: [], packageOutput: Promise.resolve(measured) });
    await new SiteCompiler(tree.root, 'build', { readReference }).run();
    expect(tree.read('.content/revision.ts')).toBe(apart);
  });

  it('reports problems of the packages although bundling began', async () => {
    const problem = { file: 'node_modules/a/index.js', line: 1, column: 1, what: 'Odd.', fix: '-' };
    const onBundleable = jest.fn();
    const { problems } = await run({ files: [], problems: [problem] }, onBundleable);
    expect(onBundleable).toHaveBeenCalledTimes(1);
    expect(problems).toEqual([problem]);
  });

  it('does not start bundling a site that has problems', async () => {
    tree.edit('docs-data/demo-ui/react-list/list.md', (text) => text.replace('#sizes', '#size'));
    const onBundleable = jest.fn();
    const { problems } = await run(measured, onBundleable);
    expect(problems).toHaveLength(1);
    expect(onBundleable).not.toHaveBeenCalled();
  });
});
