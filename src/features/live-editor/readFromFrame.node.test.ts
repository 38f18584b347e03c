import { readFromFrame } from './readFromFrame';

it.each([
  { kind: 'ready' },
  { kind: 'entered' },
  { kind: 'focused' },
  { kind: 'pong', id: 3 },
  { kind: 'rendered', run: 1 },
  { kind: 'height', height: 120 },
  { kind: 'problem', run: 1, problem: { phase: 'run', message: 'x', file: 'A.tsx', line: 3 } },
])('reads %j', (message) => {
  expect(readFromFrame(message)).toEqual(message);
});

it.each([
  null,
  'ready',
  {},
  { kind: 'run' },
  { kind: 'pong' },
  { kind: 'rendered', run: '1' },
  { kind: 'height', height: Number.NaN },
  { kind: 'height', height: -1 },
  { kind: 'height', height: 1.5 },
  { kind: 'problem', run: 1 },
  { kind: 'problem', run: 1, problem: { phase: 'other', message: 'x' } },
  { kind: 'problem', run: 1, problem: { phase: 'run', message: 5 } },
])('ignores %j', (message) => {
  expect(readFromFrame(message)).toBeUndefined();
});

it('drops lines and columns before the first', () => {
  const problem = { phase: 'run', message: 'x', file: 'A.tsx' };
  const message = { kind: 'problem', run: 1, problem: { ...problem, line: 0, column: 0 } };
  expect(readFromFrame(message)).toEqual({ kind: 'problem', run: 1, problem });
});

it('takes only what it knows, and no message without end', () => {
  const problem = { phase: 'run', message: 'x'.repeat(9000), line: 'one', html: '<b>' };
  const read = readFromFrame({ kind: 'problem', run: 1, problem });
  expect(read).toEqual({
    kind: 'problem',
    run: 1,
    problem: { phase: 'run', message: 'x'.repeat(2000) },
  });
});
