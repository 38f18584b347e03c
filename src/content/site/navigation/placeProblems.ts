import type { DocsProblem } from '@/model';
import { NavSource } from './navSource';
import type { NavProblem } from './navProblem';

/** The problems with their lines and columns in a `pages.ts`, which is parsed for them. */
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
