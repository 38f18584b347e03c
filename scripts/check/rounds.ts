import type { Counts } from './counts';
import { runStep, type Step } from './runStep';

/** Steps in their order, those together that run at the same time: two light ones that follow each other. */
export function roundsOf(steps: readonly Step[]): Step[][] {
  const rounds: Step[][] = [];
  for (const step of steps) {
    const last = rounds.at(-1);
    if (step.isLight && last?.length === 1 && last[0]?.isLight) last.push(step);
    else rounds.push([step]);
  }
  return rounds;
}

/**
 * Runs the steps of a round at the same time. What one says alone is shown as it comes; what two say, one after the
 * other, as each ends.
 */
export function runRound(
  round: readonly Step[],
  positionOf: (step: Step) => string,
): Promise<Counts[]> {
  if (round.length > 1) console.log(`\n${round.map(({ name }) => name).join(' and ')} …`);
  return Promise.all(
    round.map(async (step) => {
      if (round.length === 1) return runStep(step, positionOf(step));
      const said: string[] = [];
      const counts = await runStep(step, positionOf(step), (text) => said.push(text));
      process.stdout.write(said.join(''));
      return counts;
    }),
  );
}
