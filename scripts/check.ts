import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { provideChromium } from './chromium';
import { readJestCounts, readPlaywrightCounts, type Counts } from './check/counts';

interface Step {
  name: string;
  command: string;
  /** What to do when it fails. */
  cure: string;
  /** Reads how many tests ran; a step without it is one check. */
  counts?: () => Counts;
  /** Name of the environment variable that asks for it; a step without it always runs. */
  askedBy?: string;
}

const jestResults = 'test-results/jest.json';

const steps: Step[] = [
  {
    name: 'format',
    command: 'prettier --check . --log-level warn',
    cure: 'Run `npm run format`.',
  },
  {
    name: 'content',
    command: 'tsx src/content/cli.ts',
    cure: 'Mend the pages named above; each line says how.',
  },
  {
    name: 'lint',
    command: 'eslint . --max-warnings 0',
    cure: 'Run `npx eslint . --fix`, then mend what is left.',
  },
  {
    name: 'import rules',
    command:
      'depcruise src pages docs-data scripts netlify --config .dependency-cruiser.cjs --output-type err-long',
    cure: 'Each broken rule says above which way imports go; ARCHITECTURE.md draws the floors.',
  },
  { name: 'dead code', command: 'knip', cure: 'Delete what nothing uses.' },
  {
    name: 'unit tests',
    command: `jest --json --outputFile=${jestResults}`,
    cure: 'Run the failing file alone: `npx jest <path>`.',
    counts: () => readJestCounts(jestResults),
  },
  { name: 'build', command: 'next build', cure: 'Mend what the build names above.' },
  // After the build, which writes the types of pictures and stylesheets.
  { name: 'types', command: 'tsc --noEmit', cure: 'Mend the types named above.' },
  {
    name: 'fences',
    command: 'tsx scripts/checkFences.ts',
    cure: 'Mend the code on the pages, or say why it cannot compile alone: `nocheck (reason)`.',
  },
  {
    name: 'sandboxes',
    command: 'tsx scripts/checkSandboxes.ts',
    cure: 'Mend what the demo needs: its project is made by src/features/sandbox.',
    // It installs about ten projects from the registry; CI asks for it.
    askedBy: 'DOCS_TEST_SANDBOXES',
  },
  {
    name: 'whole site and browser tests',
    command: 'playwright test',
    cure: 'Run the failing test alone: `npx playwright test -g "<name>"`.',
    counts: () => readPlaywrightCounts('test-results/results.json'),
  },
];

/** Runs one step, shows its name and seconds, and counts what passed. */
function run(step: Step, position: string): Counts {
  const started = Date.now();
  console.log(`\n[${position}] ${step.name}`);
  const { status } = spawnSync('npx', ['--no-install', ...step.command.split(' ')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ok = status === 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`[${position}] ${step.name}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (!ok) console.log(`  ${step.cure}`);
  const counts = step.counts?.();
  if (!counts) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

fs.rmSync('test-results', { recursive: true, force: true });
fs.mkdirSync('test-results');
console.log(`Chromium: ${provideChromium()}`);
const wanted = process.argv.slice(2);
const isAsked = ({ askedBy }: Step) => !askedBy || process.env[askedBy] === '1';
const chosen = steps.filter((step) =>
  wanted.length === 0 ? isAsked(step) : wanted.includes(step.name),
);
const results = chosen.map((step, index) => run(step, `${index + 1}/${chosen.length}`));
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
