import fs from 'node:fs';

/** How many tests of a step passed and failed, and a text for each failure. */
export interface Counts {
  passed: number;
  failed: number;
  /** How many tests were left out, such as visits for which a slow machine had no time. */
  skipped?: number;
  /** For each failed test: its file, its name, and the first lines of its message. */
  failures: string[];
}

/** The counts of a step without results, or in which no test ran. */
const unread: Counts = { passed: 0, failed: 1, failures: [] };

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Reads the counts of a Jest run from its JSON. No results, or no passed tests, count as one failure. */
export function readJestCounts(file: string): Counts {
  const result = readJson<JestResults>(file);
  if (!result || result.numPassedTests === 0) return unread;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    failures: result.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [told(name, '', message)];
      return failed.map((one) => told(name, one.fullName, one.failureMessages.join('\n')));
    }),
  };
}

interface PlaywrightSuite {
  specs?: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightResults extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: { message?: string }[];
}

/** Reads the counts of a Playwright run from its JSON. No results, or no expected ones, count as one failure. */
export function readPlaywrightCounts(file: string): Counts {
  const result = readJson<PlaywrightResults>(file);
  if (!result) return unread;
  const { expected, flaky, unexpected, skipped } = result.stats;
  const failures = (result.errors ?? []).map(({ message = '' }) => told('', '', message));
  failures.push(...listFailed(result));
  if (expected === 0) return { ...unread, failures };
  return { passed: expected + flaky, failed: unexpected, skipped, failures };
}

function listFailed({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
      return told(file, title, errors[0]?.message ?? '');
    });
  return [...own, ...suites.flatMap(listFailed)];
}

/** How many lines of a message are shown. */
const shownLines = 12;

/** Formats a failure: file and name of the test, then the first lines of its message. */
function told(file: string, name: string, message: string): string {
  const where = [file.replace(`${process.cwd()}/`, ''), name].filter(Boolean).join(' › ');
  const why = message
    // Escape codes for colors.
    .replace(/\u001b\[\d+m/g, '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, shownLines)
    .map((line) => `    ${line}`);
  return [where, ...why].filter(Boolean).join('\n');
}

function readJson<T>(file: string): T | null {
  if (!fs.existsSync(file)) return null;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
