import { runStep } from './runStep';

const shown: string[] = [];
beforeEach(() => {
  shown.length = 0;
  const keep = (text: unknown) => shown.push(String(text)) > 0;
  jest.spyOn(process.stdout, 'write').mockImplementation(keep);
});
afterEach(() => jest.restoreAllMocks());

const step = { name: 'format', fix: 'Run the formatter.' };

it('counts a step that passes as one check', async () => {
  const counts = await runStep({ ...step, command: 'prettier --version' }, '1/2');
  expect(counts).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(shown.join('')).toMatch(/\[1\/2\] format: passed in \d+\.\d s/);
});

it('prints the output of a failed step and how to fix it, and returns the output', async () => {
  const counts = await runStep({ ...step, command: 'prettier --check no-such-file.ts' }, '2/2');
  expect(counts).toEqual({
    passed: 0,
    failed: 1,
    failures: [expect.stringContaining('no-such-file.ts')],
  });
  expect(shown.join('')).toMatch(/no-such-file\.ts[^]*FAILED in [^]*Run the formatter\./);
});

it('counts a failure if a step fails though its tests passed, and prefers failures of tests', async () => {
  const command = 'prettier --check no-such-file.ts';
  const passing = () => ({ passed: 7, failed: 0, failures: [] });
  expect(await runStep({ ...step, command, counts: passing }, '1/1')).toMatchObject({
    passed: 7,
    failed: 1,
  });
  const failing = () => ({ passed: 7, failed: 2, failures: ['a', 'b'] });
  expect(await runStep({ ...step, command, counts: failing }, '1/1')).toEqual(failing());
});
