import type { Page } from '@/model';
import { noBackgroundTasks } from './backgroundTasks';
import { SiteCompiler } from './siteCompiler';
import type { PageFile } from '@/content/pages/stages';
import { smallSite, type ContentTree } from '@/content/testing/contentTree';

const button = '/demo-ui/react-button/';
const list = '/demo-ui/react-list/';
const index = '.content/demos/demo-ui.ts';

let tree: ContentTree;
beforeEach(() => {
  tree = smallSite();
});
afterEach(() => tree.dispose());

const only = (pathname: string) => (files: readonly PageFile[]) =>
  files.filter((file) => file.pathname === pathname);

it('compiles the pages that are chosen and keeps the others for later', async () => {
  const compiler = new SiteCompiler(tree.root, 'watch');
  expect(await compiler.run(undefined, () => [])).toMatchObject({ compiled: [], problems: [] });
  expect(await compiler.run([], only(list))).toMatchObject({ compiled: [list], emitted: 1 });
  expect(compiler.listStale().map(({ pathname }) => pathname)).toEqual([button]);
  await compiler.compile(compiler.listStale());
  expect(await compiler.run([], () => [])).toMatchObject({ compiled: [], emitted: 1, pages: 2 });
});

it('bundles the demos of pages somebody asked for; a build, those of all', async () => {
  const compiler = new SiteCompiler(tree.root, 'watch');
  await compiler.run();
  expect(tree.read(index)).not.toContain('react-button');
  expect(compiler.requestPage('/demo-ui/react-nothing/')).toBe(false);
  expect(compiler.requestPage(button)).toBe(true);
  await compiler.run([], only(button));
  expect(tree.read(index)).toContain('react-button');
  compiler.save();
  await new SiteCompiler(tree.root, 'watch').run(undefined, () => []);
  expect(tree.read(index)).toContain('react-button');
  tree.remove('.content/cache/index.json');
  await new SiteCompiler(tree.root, 'watch').run();
  expect(tree.read(index)).not.toContain('react-button');
  await new SiteCompiler(tree.root, 'build').run();
  expect(tree.read(index)).toContain('react-button');
});

it('sees what changed while nobody told it', async () => {
  const compiler = new SiteCompiler(tree.root, 'watch');
  await compiler.run();
  tree.edit('docs-data/demo-ui/react-list/list.md', (text) => `${text}\nMore.\n`);
  expect((await compiler.run([])).compiled).toEqual([]);
  expect((await compiler.run()).compiled).toEqual([list]);
});

it('tells of every save of a page with an error, and of no run without one', async () => {
  const file = 'docs-data/demo-ui/react-list/list.md';
  const compiler = new SiteCompiler(tree.root, 'watch');
  await compiler.run();
  const runs = async (edit: (text: string) => string) => {
    tree.edit(file, edit);
    const { problems } = await compiler.run();
    return { count: problems.length, revision: tree.read('.content/revision.ts') };
  };
  const first = await runs((text) => `${text}\n:::shout\nHm.\n:::\n`);
  const second = await runs((text) => `${text}\nSaved again.\n`);
  expect([first.count, second.count]).toEqual([1, 1]);
  expect(second.revision).not.toBe(first.revision);
  expect((await runs((text) => text)).revision).toBe(second.revision);
});

it('keeps a page that is gone in the index, without demos, until it is there again', async () => {
  const file = 'docs-data/demo-ui/react-button/button.md';
  const registry = '.content/demos/demo-ui/react-button.ts';
  const compiler = new SiteCompiler(tree.root, 'watch');
  await compiler.run();
  compiler.requestPage(button);
  await compiler.run([], only(button));
  const text = tree.read(file);
  tree.remove(file);
  await compiler.run([file]);
  // Whoever has it open asks for it once more.
  expect(compiler.requestPage(button)).toBe(false);
  await compiler.run([]);
  expect(tree.read(index)).toContain('react-button');
  expect(tree.read(registry)).not.toContain('Sizes');
  tree.write(file, text);
  await compiler.run([file]);
  expect(tree.read(index)).toContain('react-button');
  expect(tree.read(registry)).toContain('Sizes');
});

it('tells of a page before it is checked and written, unless it has a problem', async () => {
  const file = 'docs-data/demo-ui/react-list/list.md';
  const told: string[] = [];
  const onPage = ({ pathname, blocks }: Page) => {
    // What a channel sends leaves its process no earlier.
    setImmediate(() => {
      const isWritten = tree.read(`.content/pages${pathname.slice(0, -1)}.json`).includes('More.');
      told.push(`${pathname} ${isWritten} ${JSON.stringify(blocks).includes('More.')}`);
    });
  };
  const first = new SiteCompiler(tree.root, 'watch');
  await first.run();
  first.save();
  const compiler = new SiteCompiler(tree.root, 'watch', { ...noBackgroundTasks, onPage });
  await compiler.run();
  tree.edit(file, (text) => `${text}\nMore.\n`);
  await compiler.run([file]);
  expect(told).toEqual([`${list} false true`]);
  tree.edit(file, (text) => `${text}\n:::shout\nHm.\n:::\n`);
  await compiler.run([file]);
  expect(told).toHaveLength(1);
});
