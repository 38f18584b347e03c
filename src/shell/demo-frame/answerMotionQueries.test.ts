import { answerMotionQueries, withReducedMotion } from './answerMotionQueries';

it.each([
  ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
  ['(prefers-reduced-motion)', '(min-width: 0px)'],
  ['( Prefers-Reduced-Motion :no-preference )', '(max-width: -1px)'],
  [
    'screen and (prefers-reduced-motion: reduce) and (width > 600px)',
    'screen and (min-width: 0px) and (width > 600px)',
  ],
  ['(prefers-color-scheme: dark)', '(prefers-color-scheme: dark)'],
])('%s is asked as %s', (query, asked) => {
  expect(withReducedMotion(query)).toBe(asked);
});

it('asks the system again once motion is no longer to be reduced', () => {
  const asked: string[] = [];
  window.matchMedia = ((query: string) => {
    asked.push(query);
    return { matches: true };
  }) as unknown as typeof window.matchMedia;
  let reduced = true;
  answerMotionQueries(() => reduced);
  window.matchMedia('(prefers-reduced-motion)');
  reduced = false;
  window.matchMedia('(prefers-reduced-motion)');
  answerMotionQueries(() => true);
  window.matchMedia('(prefers-reduced-motion)');
  expect(asked).toEqual(['(min-width: 0px)', '(prefers-reduced-motion)', '(min-width: 0px)']);
});
