import type { CodeProblem } from '../protocol';
import { newPreview } from './previewState';
import { nextPreview, type PreviewEvent } from './nextPreview';

const after = (...events: PreviewEvent[]) => events.reduce(nextPreview, newPreview);
const problem = (run: number, message: string, more: Partial<CodeProblem> = {}): PreviewEvent => ({
  kind: 'problem',
  run,
  problem: { phase: 'run', message, ...more },
});

it('keeps the problems of one run until the next reports something', () => {
  const state = after(problem(1, 'a'), problem(1, 'b'));
  expect(state.problems).toHaveLength(2);
  expect(nextPreview(state, { kind: 'rendered', run: 2 })).toMatchObject({
    rendered: 2,
    problems: [],
  });
});

it('ignores late messages of an earlier run', () => {
  expect(after({ kind: 'rendered', run: 2 }, problem(1, 'late'))).toMatchObject({ problems: [] });
});

it('lists an error once, with its line if it is known', () => {
  const place = { file: 'A.tsx', line: 3 };
  const { problems } = after(problem(1, 'a'), problem(1, 'a', place), problem(1, 'a'));
  expect(problems).toEqual([{ phase: 'run', message: 'a', ...place }]);
});

it('limits the number of problems', () => {
  const many = Array.from({ length: 500 }, (_, index) => problem(1, `problem ${index}`));
  expect(after(...many).problems).toHaveLength(20);
});

it('starts again with a new frame of the same height', () => {
  const state = after(
    { kind: 'height', height: 90 },
    { kind: 'end', why: 'stuck' },
    { kind: 'again' },
  );
  expect(state).toEqual({ ...newPreview, attempt: 1, height: 90 });
});
