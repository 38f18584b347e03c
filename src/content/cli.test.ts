import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { smallSite, type ContentTree } from './testing/contentTree';

const project = path.resolve(__dirname, '../..');
const button = 'docs-data/demo-ui/react-button/button.md';
const list = 'docs-data/demo-ui/react-list/list.md';

let tree: ContentTree;
let child: ChildProcess;
let output: string;

jest.setTimeout(15_000);

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

/** Starts the compiler as its users do, in the folder of the small site. */
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

/** Waits for a message of the compiler; fails when it ends instead. */
function message(kind: string): Promise<{ problems?: number }> {
  return new Promise((resolve, reject) => {
    const listen = (sent: { kind: string; problems?: number }) => {
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
  it('prints its steps and ends with 0 when all is well', async () => {
    start();
    expect(await exitCode()).toBe(0);
    expect(output).toMatch(/Compiled 2 of 2 pages, 1 demo · [\d.]+ s/);
    expect(tree.has('.content/pages/demo-ui/react-list.json')).toBe(true);
  });

  it('prints one report and ends with 1 when there are problems', async () => {
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

describe('watching', () => {
  it('writes a changed page and changes the revision', async () => {
    start('--watch');
    await message('ready');
    const revision = tree.read('.content/revision.ts');
    const compiled = message('compiled');
    tree.edit(list, (text) => text.replace('# List', '# Lists'));
    expect(await compiled).toMatchObject({ problems: 0 });
    expect(title()).toBe('Lists');
    expect(tree.read('.content/revision.ts')).not.toBe(revision);
  });

  it('survives problems: the page keeps its last good output, and mends', async () => {
    start('--watch');
    await message('ready');
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

  it('reads an edited navigation afresh', async () => {
    start('--watch');
    await message('ready');
    const compiled = message('compiled');
    tree.edit('docs-data/demo-ui/pages.ts', (text) =>
      text.replace("react-list/'", "react-list/', title: 'All lists'"),
    );
    await compiled;
    expect(tree.read('.content/navigation/demo-ui.json')).toContain('All lists');
  });

  it('ends with its parent', async () => {
    start('--watch');
    await message('ready');
    const ended = exitCode('exit');
    child.disconnect();
    expect(await ended).toBe(0);
  });
});
