import type { Counts } from './counts';
import { runStep, type Step } from './runStep';

/** Groups steps into rounds: two consecutive light steps run in parallel. */
export function groupIntoRounds(steps: readonly Step[]): Step[][] {
  const rounds: Step[][] = [];
  for (const step of steps) {
    const last = rounds.at(-1);
    if (step.isLight && last?.length === 1 && last[0]?.isLight) last.push(step);
    else rounds.push([step]);
  }
  return rounds;
}

/**
 * Runs the steps of a round in parallel. The output of a single step is shown as it arrives; that of two steps is shown
 * as each ends.
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
