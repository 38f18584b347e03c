import { narrowSteps, planChanged } from './changedPlan';

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
    'prettier --check docs-data/a/a.md docs-data/a/B.tsx --log-level warn',
    'eslint docs-data/a/B.tsx --max-warnings 0',
    'jest --json --passWithNoTests --changedSince=main',
    'playwright test everyPage.spec html.spec budgets.spec policy.spec document.spec',
  ]);
  expect(commands()).toContain('playwright test');
  expect(commands()).toContain('tsx scripts/checkSandboxes.ts');
});
