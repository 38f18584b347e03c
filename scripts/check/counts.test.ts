import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readJestCounts, readPlaywrightCounts } from './counts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'counts-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function written(result: unknown): string {
  const file = path.join(folder, 'results.json');
  fs.writeFileSync(file, JSON.stringify(result));
  return file;
}

const missing = path.join(folder, 'missing.json');

describe('counts of Jest', () => {
  const jest = (...testResults: unknown[]) => ({
    numPassedTests: 3,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults,
  });

  it('name each failed test and each file that did not run, with the reason', () => {
    const seat = {
      name: path.join(process.cwd(), 'src/seat.test.ts'),
      status: 'failed',
      message: 'all of it',
      assertionResults: [
        { fullName: 'a seat is free', status: 'passed', failureMessages: [] },
        {
          fullName: 'a seat is taken',
          status: 'failed',
          failureMessages: ['\u001b[31mExpected: 1\u001b[39m\n\n  at seat.ts:3'],
        },
      ],
    };
    const row = { name: 'src/row.test.ts', status: 'failed', message: 'No module.' };
    expect(readJestCounts(written(jest(seat, { ...row, assertionResults: [] })))).toEqual({
      passed: 3,
      failed: 2,
      failures: [
        'src/seat.test.ts › a seat is taken\n    Expected: 1\n      at seat.ts:3',
        'src/row.test.ts\n    No module.',
      ],
    });
  });

  it('are one failure when nothing ran', () => {
    const nothing = { passed: 0, failed: 1, failures: [] };
    expect(readJestCounts(missing)).toEqual(nothing);
    expect(readJestCounts(written({ ...jest(), numPassedTests: 0 }))).toEqual(nothing);
  });
});

describe('counts of Playwright', () => {
  const spec = (title: string, ok: boolean, ...messages: string[]) => ({
    file: 'seat.spec.ts',
    title,
    ok,
    tests: [{ results: messages.map((message) => ({ error: { message } })) }],
  });

  it('name failed tests at any depth, and count a test that passed on retry as passed', () => {
    const suites = [
      {
        specs: [spec('is free', true, 'first try')],
        suites: [{ specs: [spec('is taken', false, 'Timed out.', 'Again.')] }],
      },
    ];
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(readPlaywrightCounts(written({ stats, suites }))).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      failures: ['seat.spec.ts › is taken\n    Timed out.'],
    });
  });

  it('are one failure when nothing ran, with the reason', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const errors = [{ message: 'The server did not start.' }];
    expect(readPlaywrightCounts(missing)).toEqual({ passed: 0, failed: 1, failures: [] });
    expect(readPlaywrightCounts(written({ stats, errors }))).toEqual({
      passed: 0,
      failed: 1,
      failures: ['    The server did not start.'],
    });
  });
});
