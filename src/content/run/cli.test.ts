import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { breakStyle, smallSite, type ContentTree } from '@/content/testing/contentTree';

const project = path.resolve(__dirname, '../../..');
const button = 'docs-data/demo-ui/react-button/button.md';
const list = 'docs-data/demo-ui/react-list/list.md';

let tree: ContentTree;
let child: ChildProcess;
let output: string;

beforeEach(() => {
  tree = smallSite();
});

afterEach(async () => {
  if (child.exitCode === null) {
    const ended = exitCode('exit');
    child.kill('SIGKILL');
    await ended;
  }
  tree.dispose();
});

/** Starts the compiler in the folder of the small site, like its users. */
function start(...args: string[]): ChildProcess {
  output = '';
  const tsx = require.resolve('tsx');
  child = spawn(process.execPath, ['--import', tsx, path.join(__dirname, 'cli.ts'), ...args], {
    cwd: tree.root,
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json') },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  return child;
}

function exitCode(event: 'close' | 'exit' = 'close'): Promise<number | null> {
  return new Promise((resolve) => child.on(event, resolve));
}

/** Starts watching and waits until every page is compiled, and again with the reference. */
async function watchAll(): Promise<void> {
  start('--watch');
  await message('ready');
  const complete = message('complete');
  child.send({ kind: 'requests', open: 0 });
  await complete;
  await message('compiled');
}

/** Requests a page like the development server; returns the status of the response. */
async function ask(origin: string | undefined, pathname: string): Promise<number> {
  return (await fetch(`${origin}${pathname}`)).status;
}

/** Waits for a message of the compiler; rejects if it ends instead. */
function message(kind: string): Promise<{ problems?: number; origin?: string }> {
  return new Promise((resolve, reject) => {
    const listen = (sent: { kind: string; problems?: number; origin?: string }) => {
      if (sent.kind !== kind) return;
      child.off('message', listen);
      resolve(sent);
    };
    child.on('message', listen);
    child.on('close', () => reject(new Error(`The compiler ended: ${output}`)));
  });
}

const title = () => JSON.parse(tree.read('.content/pages/demo-ui/react-list.json')).h1 as string;

describe('a single run', () => {
  it('prints its steps and exits with 0 if there are no problems', async () => {
    start();
    expect(await exitCode()).toBe(0);
    expect(output).toMatch(/Compiled 2 of 2 pages, 1 demo · [\d.]+ s/);
    expect(tree.has('.content/pages/demo-ui/react-list.json')).toBe(true);
  });

  it('prints one report and exits with 1 if there are problems', async () => {
    tree.edit(button, (text) => text.replace('title:', 'titel:'));
    tree.edit(list, (text) => text.replace('#sizes', '#size'));
    start();
    expect(await exitCode()).toBe(1);
    expect(output).toMatch(new RegExp(`${button}:2:1  .*titel.*title`));
    expect(output).toMatch(new RegExp(`${list}:\\d+:\\d+  .*#size`));
    expect(output).toContain('2 problems in 2 files.');
    expect(tree.has('.content/pages')).toBe(false);
  });
});

describe('a single run in parallel with a bundler', () => {
  it("announces that bundling may begin once a bundler's input is written", async () => {
    start();
    const ended = exitCode();
    await message('bundleable');
    expect(tree.has('.content/demos/demo-ui.ts')).toBe(true);
    expect(await ended).toBe(0);
  });

  it('reports violations of the house style, and continues', async () => {
    breakStyle(tree);
    start();
    expect(await exitCode()).toBe(0);
    expect(output).toMatch(new RegExp(`${list}:\\d+:\\d+  “simply” is not house style`));
    expect(tree.has('.content/pages/demo-ui/react-list.json')).toBe(true);
  });

  it('does not announce it if there are problems', async () => {
    tree.edit(list, (text) => text.replace('#sizes', '#size'));
    start();
    await expect(message('bundleable')).rejects.toThrow('1 problem in 1 file.');
  });
});

describe('watching', () => {
  it('writes a changed page and changes the revision', async () => {
    await watchAll();
    const revision = tree.read('.content/revision.ts');
    const compiled = message('compiled');
    tree.edit(list, (text) => text.replace('# List', '# Lists'));
    expect(await compiled).toMatchObject({ problems: 0 });
    expect(title()).toBe('Lists');
    expect(tree.read('.content/revision.ts')).not.toBe(revision);
  });

  it('survives problems: the page keeps its last good output, and is written again after the fix', async () => {
    await watchAll();
    let compiled = message('compiled');
    tree.edit(list, (text) =>
      text.replace('title: List', 'titel: Broken').replace('# List', '# Broken'),
    );
    expect(await compiled).toMatchObject({ problems: 1 });
    expect(title()).toBe('List');
    expect(tree.read('.content/problems.json')).toContain('titel');
    compiled = message('compiled');
    tree.edit(list, (text) =>
      text.replace('titel: Broken', 'title: List').replace('# Broken', '# Good'),
    );
    expect(await compiled).toMatchObject({ problems: 0 });
    expect(title()).toBe('Good');
    expect(JSON.parse(tree.read('.content/problems.json'))).toEqual([]);
  });

  it('reads an edited navigation again', async () => {
    await watchAll();
    const compiled = message('compiled');
    tree.edit('docs-data/demo-ui/pages.ts', (text) =>
      text.replace("react-list/'", "react-list/', title: 'All lists'"),
    );
    await compiled;
    expect(tree.read('.content/navigation/demo-ui.json')).toContain('All lists');
  });

  it('starts without compiling any page', async () => {
    start('--watch');
    await message('ready');
    expect(tree.has('.content/pages')).toBe(false);
    expect(JSON.parse(tree.read('.content/manifest.json')).pages).toMatchObject([
      { pathname: '/demo-ui/react-button/', title: 'Button' },
      { pathname: '/demo-ui/react-list/', title: 'List' },
    ]);
    expect(tree.read('.content/demos/demo-ui.ts')).not.toContain('import');
  });

  it('compiles a requested page before the rest, and answers whether it exists', async () => {
    start('--watch');
    const { origin } = await message('ready');
    expect(await ask(origin, '/demo-ui/react-button/')).toBe(204);
    expect(tree.has('.content/pages/demo-ui/react-button.json')).toBe(true);
    expect(tree.has('.content/pages/demo-ui/react-list.json')).toBe(false);
    expect(tree.read('.content/demos/demo-ui.ts')).toContain("'react-button': () => import");
    expect(await ask(origin, '/demo-ui/react-nothing/')).toBe(404);
  });

  it('answers concurrent requests', async () => {
    start('--watch');
    const { origin } = await message('ready');
    const pathnames = ['/demo-ui/react-button/', '/demo-ui/react-list/', '/demo-ui/react-button/'];
    const answers = await Promise.all(pathnames.map((pathname) => ask(origin, pathname)));
    expect(answers).toEqual([204, 204, 204]);
    expect(title()).toBe('List');
  });

  it('finds errors across pages once all are compiled', async () => {
    tree.edit(list, (text) => text.replace('#sizes', '#size'));
    start('--watch');
    const { origin } = await message('ready');
    expect(await ask(origin, '/demo-ui/react-list/')).toBe(204);
    expect(JSON.parse(tree.read('.content/problems.json'))).toEqual([]);
    child.send({ kind: 'requests', open: 0 });
    expect(await message('complete')).toMatchObject({ problems: 1 });
    expect(tree.read('.content/problems.json')).toContain('#size');
    expect(output).toContain('#size');
  });

  it('compiles a page while the server prepares its route', async () => {
    start('--watch');
    await message('ready');
    const compiled = message('compiled');
    child.send({
      kind: 'requests',
      open: 1,
      url: '/_next/data/development/demo-ui/react-list.json?x=1',
    });
    await compiled;
    while (!tree.has('.content/pages/demo-ui/react-list.json')) await message('compiled');
    expect(title()).toBe('List');
  });

  it('exits with its parent', async () => {
    await watchAll();
    const ended = exitCode('exit');
    child.disconnect();
    expect(await ended).toBe(0);
  });
});
