import fs from 'node:fs';

/** How many tests of a step passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** Counts of a Jest run from its JSON; none, and one failure, when it wrote nothing. */
export function readJestCounts(file: string): Counts {
  const result = readJson<{
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  }>(file);
  if (!result || result.numPassedTests === 0) return { passed: 0, failed: 1 };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  };
}

/** Counts of a Playwright run from its JSON; none, and one failure, when it wrote nothing. */
export function readPlaywrightCounts(file: string): Counts {
  const result = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  if (!result || result.stats.expected === 0) return { passed: 0, failed: 1 };
  return { passed: result.stats.expected + result.stats.flaky, failed: result.stats.unexpected };
}

function readJson<T>(file: string): T | null {
  if (!fs.existsSync(file)) return null;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
