import type { DocsProblem } from '@/model';
import { NavSource } from './navSource';
import type { NavProblem } from './navProblem';

/** Adds lines and columns to problems by parsing the `pages.ts`. */
export function placeProblems(
  problems: readonly NavProblem[],
  file: string,
  code: string,
): DocsProblem[] {
  const source = new NavSource(code);
  return problems.map(({ spot, before, what, fix }) => {
    const end = before ? ` on line ${source.placeOf(before).line}.` : '';
    return { file, ...source.placeOf(spot), what: what + end, fix };
  });
}
