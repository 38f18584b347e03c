import fs from 'node:fs';
import path from 'node:path';
import { pairUp } from '../src/model/pairUp';
import { provideChromium, provideHeadlessShell } from './chromium';
import { listChanged, narrowSteps, planChanged } from './check/changedPlan';
import { readJestCounts, readPlaywrightCounts } from './check/counts';
import { groupIntoRounds, runRound } from './check/rounds';
import type { Step } from './check/runStep';

const jestResults = 'test-results/jest.json';

const steps: Step[] = [
  {
    name: 'content',
    command: 'node scripts/bundled.mjs compile',
    fix: 'Fix the pages named above; each line says how.',
  },
  {
    name: 'format',
    isLight: true,
    command: 'prettier --check . --log-level warn',
    fix: 'Run `npm run format`.',
  },
  {
    name: 'lint',
    isLight: true,
    command: 'eslint . --max-warnings 0',
    fix: 'Run `npx eslint . --fix`, then fix what is left.',
  },
  {
    name: 'import rules',
    isLight: true,
    command:
      'depcruise src pages docs-data scripts netlify next.config.ts --config .dependency-cruiser.cjs --output-type err-long',
    fix: 'Each broken rule says above which way imports go; ARCHITECTURE.md lists the layers.',
  },
  { name: 'dead code', isLight: true, command: 'knip', fix: 'Delete what nothing uses.' },
  {
    name: 'unit tests',
    command: `jest --json --outputFile=${jestResults}`,
    fix: 'Run the failing file alone: `npx jest <path>`.',
    counts: () => readJestCounts(jestResults),
    needsBrowser: true,
  },
  { name: 'build', command: 'npm run --silent build', fix: 'Fix what the build names above.' },
  // After the build, which writes the types of images and style sheets.
  { name: 'types', isLight: true, command: 'tsc --noEmit', fix: 'Fix the types named above.' },
  {
    name: 'fences',
    isLight: true,
    command: 'tsx scripts/checkFences.ts',
    fix: 'Fix the code on the pages, or say why it cannot compile alone: `nocheck (reason)`.',
  },
  {
    name: 'sandboxes',
    command: 'tsx scripts/checkSandboxes.ts',
    fix: 'Fix what the demo needs: its project is made by src/features/sandbox.',
    // Off by default, on in CI: it installs about ten projects from the registry.
    askedBy: 'DOCS_TEST_SANDBOXES',
    needsBrowser: true,
  },
  {
    name: 'whole site and browser tests',
    command: 'playwright test',
    fix: 'Run the failing test alone: `npx playwright test -g "<name>"`.',
    counts: () => readPlaywrightCounts('test-results/results.json'),
    needsBrowser: true,
  },
];

const isAsked = ({ askedBy }: Step) => !askedBy || process.env[askedBy] === '1';
const wanted = process.argv.slice(2);
const chosen = orExit(chooseSteps);
fs.rmSync('test-results', { recursive: true, force: true });
fs.mkdirSync('test-results');
if (chosen.some(({ needsBrowser }) => needsBrowser)) {
  console.log(`Chromium: ${orExit(provideChromium)}`);
  console.log(`Most browser tests run in ${provideHeadlessShell()}`);
}

/** Returns the result of a function. If it throws, prints the message, which says what to do, and exits. */
function orExit<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Returns the named steps, those a change since a commit (HEAD) can affect after `--changed [commit]`, or all. */
function chooseSteps(): Step[] {
  const asked = steps.filter(isAsked);
  if (wanted.length === 0) return asked;
  if (wanted[0] !== '--changed') {
    wanted.forEach(refuseUnknown);
    return steps.filter(({ name }) => wanted.includes(name));
  }
  const base = wanted[1] ?? 'HEAD';
  const changed = listChanged(process.cwd(), base);
  const hasPage = (folder: string) =>
    fs.existsSync(folder) && fs.readdirSync(folder).some((name) => name.endsWith('.md'));
  const pages = planChanged(changed, hasPage);
  if (pages) process.env.DOCS_TEST_PAGES = pages.join(' ');
  console.log(`Changed since ${base}: ${pages ? pages.join(', ') || 'nothing' : 'any page'}`);
  const files = changed.filter((file) => fs.existsSync(path.resolve(file)));
  return narrowSteps(asked, { files, pages }, base);
}

function refuseUnknown(name: string): void {
  const names = steps.map((step) => step.name);
  if (names.includes(name)) return;
  console.error(`\`npm test\` has no step \`${name}\`. It has: ${names.join(', ')}.`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
let skipped = 0;
const failures: string[] = [];
const positionOf = (step: Step) => `${chosen.indexOf(step) + 1}/${chosen.length}`;
for (const round of groupIntoRounds(chosen)) {
  for (const [{ name, fix }, counts] of pairUp(round, await runRound(round, positionOf))) {
    passed += counts.passed;
    failed += counts.failed;
    skipped += counts.skipped ?? 0;
    if (counts.failed > 0) failures.push(`${name}: ${fix}`, ...counts.failures);
  }
}
// Repeated at the end, since the output of later steps is long.
if (failures.length > 0) console.log(`\nWhat failed\n\n${failures.join('\n\n')}`);
if (skipped > 0) console.log(`\n${skipped} skipped; their lines above begin with a hyphen`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
