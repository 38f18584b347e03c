import { EventEmitter, once } from 'node:events';
import { page, smallSite, writePages, type ContentTree } from '@/content/testing/contentTree';
import { SiteCompiler } from '../siteCompiler';
import { ServerActivity } from './serverActivity';
import { WorkLoop } from './workLoop';

const button = '/demo-ui/react-button/';
const list = '/demo-ui/react-list/';
const listFile = 'docs-data/demo-ui/react-list/list.md';

/** Time after which a server without requests is idle. */
const long = 60_000;

let tree: ContentTree;
let compiler: SiteCompiler;
let loop: WorkLoop;
let now: number;
/** What the loop did, in order: the pages of each run, and how many others followed. */
let done: string[];
const events = new EventEmitter();

beforeEach(async () => {
  tree = smallSite();
  now = 0;
  done = [];
  compiler = new SiteCompiler(tree.root, 'watch');
  const activity = new ServerActivity(() => now);
  loop = new WorkLoop(compiler, activity, {
    onRun: ({ compiled }) => report('run', compiled.join()),
    onComplete: (_outcome, { pages }) => report('complete', `${pages} others`),
    onFailure: (error) => report('failure', String(error)),
  });
  await compiler.run(undefined, () => []);
});

afterEach(async () => {
  jest.restoreAllMocks();
  // A loop with work left would wait for its server.
  if (!done.at(-1)?.startsWith('complete')) await goIdle();
  tree.dispose();
});

function report(event: 'run' | 'complete' | 'failure', what: string): void {
  done.push(`${event} ${what}`.trim());
  events.emit(event);
}

/** Lets the server be idle until everything is compiled. */
async function goIdle(): Promise<void> {
  const complete = once(events, 'complete');
  now = long;
  loop.wake();
  await complete;
  now = 0;
}

/** Reports changed files and waits for the run that they cause. */
async function change(...files: string[]): Promise<void> {
  const run = once(events, 'run');
  loop.change(files);
  await run;
}

it('compiles a requested page at once, and the others when the server is idle', async () => {
  expect(await loop.requestPage(list)).toBe(true);
  expect(done).toEqual([`run ${list}`]);
  expect(tree.has('.content/pages/demo-ui/react-list.json')).toBe(true);
  expect(tree.has('.content/pages/demo-ui/react-button.json')).toBe(false);
  await goIdle();
  expect(done).toEqual([`run ${list}`, 'complete 1 others']);
  expect(tree.has('.content/pages/demo-ui/react-button.json')).toBe(true);
});

it('compiles a page once for several requests, and not again for a later one', async () => {
  const requests = [list, button, list].map((pathname) => loop.requestPage(pathname));
  expect(await Promise.all(requests)).toEqual([true, true, true]);
  expect(await loop.requestPage(list)).toBe(true);
  expect(done).toEqual([`run ${[button, list].join()}`]);
});

it('says that there is no page, and finds it once it is written', async () => {
  const pathname = '/demo-ui/react-chip/';
  expect(await loop.requestPage(pathname)).toBe(false);
  writePages(tree, [button, list, pathname]);
  tree.write('docs-data/demo-ui/react-chip/chip.md', page('Chip', 'A chip.\n'));
  loop.change(['docs-data/demo-ui/pages.ts', 'docs-data/demo-ui/react-chip/chip.md']);
  expect(await loop.requestPage(pathname)).toBe(true);
  expect(tree.has('.content/pages/demo-ui/react-chip.json')).toBe(true);
});

it('answers a request that follows an edit with the edited page', async () => {
  await loop.requestPage(list);
  tree.edit(listFile, (text) => text.replace('# List', '# Lists'));
  loop.change([listFile]);
  await loop.requestPage(list);
  expect(JSON.parse(tree.read('.content/pages/demo-ui/react-list.json')).h1).toBe('Lists');
});

it('looks at every file when any may have changed', async () => {
  await loop.requestPage(list);
  tree.edit(listFile, (text) => text.replace('# List', '# Lists'));
  const run = once(events, 'run');
  loop.recheckAll();
  await run;
  expect(done.at(-1)).toBe(`run ${list}`);
});

it('says that a page is gone after it was deleted', async () => {
  await loop.requestPage(list);
  tree.remove(listFile);
  await change(listFile);
  expect(await loop.requestPage(list)).toBe(false);
  expect(await loop.requestPage(button)).toBe(true);
});

describe('an edit that makes many pages stale', () => {
  const product = 'docs-data/demo-ui/product.ts';
  const edit = () => {
    tree.edit(product, (text) => text.replace('A library.', 'Another library.'));
    return change(product);
  };

  it('compiles them at once if they are few', async () => {
    await loop.requestPage(list);
    await edit();
    expect(done.at(-1)).toBe(`run ${[button, list].join()}`);
  });

  it('compiles those that were requested, and the others when the server is idle', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `x${index}`);
    writePages(tree, [button, list, ...names.map((name) => `/demo-ui/${name}/`)]);
    for (const name of names) tree.write(`docs-data/demo-ui/${name}/${name}.md`, page(name, ''));
    loop.recheckAll();
    await loop.requestPage(list);
    await edit();
    expect(done.at(-1)).toBe(`run ${list}`);
    await goIdle();
    expect(done.at(-1)).toBe('complete 21 others');
  });
});

describe('a failure of the compiler', () => {
  it('is the answer to the requests that wait for it, and later ones are answered', async () => {
    jest.spyOn(compiler, 'run').mockRejectedValueOnce(new Error('No space is left.'));
    const requests = [loop.requestPage(list), loop.requestPage(button)];
    expect(await Promise.allSettled(requests)).toMatchObject([
      { status: 'rejected', reason: { message: 'No space is left.' } },
      { status: 'rejected', reason: { message: 'No space is left.' } },
    ]);
    expect(await loop.requestPage(list)).toBe(true);
    expect(done).toEqual(['failure Error: No space is left.', `run ${list}`]);
  });

  it('while the server is idle is reported once; the next edit tries again', async () => {
    jest.spyOn(compiler, 'compile').mockRejectedValueOnce(new Error('No space is left.'));
    const failure = once(events, 'failure');
    now = long;
    loop.wake();
    await failure;
    tree.edit(listFile, (text) => `${text}\nMore.\n`);
    const complete = once(events, 'complete');
    await change(listFile);
    await complete;
    expect(done.map((what) => what.split(' ')[0])).toEqual(['failure', 'run', 'complete']);
    expect(tree.has('.content/pages/demo-ui/react-button.json')).toBe(true);
  });
});
