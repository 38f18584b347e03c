import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listChanged, narrowSteps, planChanged } from './changedPlan';

const hasPage = (folder: string) => folder === 'docs-data/material-ui/react-chip';

it('returns the page whose folder contains the changed files', () => {
  const files = [
    'docs-data/material-ui/react-chip/chip.md',
    'docs-data/material-ui/react-chip/parts/rows.ts',
  ];
  expect(planChanged(files, hasPage)).toEqual(['/material-ui/react-chip/']);
});

it.each([
  'src/model/page.ts',
  'docs-data/material-ui/pages.ts',
  'translations/en.json',
  'package.json',
])('returns undefined, for all pages, after a change of %s', (file) => {
  expect(planChanged(['docs-data/material-ui/react-chip/chip.md', file], hasPage)).toBeUndefined();
});

it('narrows each step to what a change of content can affect', () => {
  const step = (name: string, command: string) => ({ name, command, fix: '' });
  const steps = [
    step('content', 'node scripts/bundled.mjs compile'),
    step('format', 'prettier --check . --log-level warn'),
    step('lint', 'eslint . --max-warnings 0'),
    step('unit tests', 'jest --json'),
    step('sandboxes', 'tsx scripts/checkSandboxes.ts'),
    step('whole site and browser tests', 'playwright test'),
  ];
  const files = ['docs-data/a/a.md', 'docs-data/a/B.tsx'];
  const commands = (pages?: string[]) =>
    narrowSteps(steps, { files, pages }, 'main').map(({ command }) => command);
  expect(commands(['/a/'])).toEqual([
    'node scripts/bundled.mjs compile',
    'prettier --check docs-data/a/a.md docs-data/a/B.tsx --log-level warn --ignore-unknown',
    'eslint docs-data/a/B.tsx --max-warnings 0 --no-warn-ignored',
    'jest --json --passWithNoTests --changedSince=main',
    'playwright test everyPage.spec html.spec budgets.spec policy.spec document.spec',
  ]);
  expect(commands()).toContain('playwright test');
  expect(commands()).toContain('tsx scripts/checkSandboxes.ts');
});

it('checks changed files that Prettier cannot format and ESLint ignores, without failing', () => {
  const steps = [
    { name: 'format', command: 'prettier --check . --log-level warn', fix: '' },
    { name: 'lint', command: 'eslint . --max-warnings 0', fix: '' },
  ];
  const files = ['LICENSE', 'src/base/theme/settings/early/body.minified.ts'];
  const narrowed = narrowSteps(steps, { files, pages: [] }, 'HEAD');
  const root = path.join(__dirname, '../..');
  const runs = narrowed.map(({ command }) =>
    spawnSync('npx', ['--no-install', ...command.split(' ')], { cwd: root, encoding: 'utf8' }),
  );
  expect(runs.map(({ status, stdout, stderr }) => ({ status, printed: stdout + stderr }))).toEqual([
    { status: 0, printed: '' },
    { status: 0, printed: '' },
  ]);
});

describe('the changed files of a repository', () => {
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'changed-'));
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('have names with spaces and letters outside of ASCII', () => {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com'];
    const empty = ['commit', '--quiet', '--allow-empty', '--message', 'Start'];
    execFileSync('git', [...author, ...empty], { cwd: root });
    for (const name of ['a b.md', 'größe.md']) fs.writeFileSync(path.join(root, name), '');
    expect(listChanged(root, 'HEAD')).toEqual(['a b.md', 'größe.md']);
    expect(() => listChanged(root, 'no-such-commit')).toThrow(/no-such-commit[^]*git log/);
  });

  it('are unknown outside of a repository', () => {
    expect(() => listChanged(root, 'HEAD')).toThrow(/cannot list the changes[^]*clone/);
  });
});
