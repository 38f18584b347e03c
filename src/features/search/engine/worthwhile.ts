import type { Found } from './found';
import { joinedName } from './nameCover';
import { itemAt } from './itemAt';

/** Minimum score of a result, relative to the best of its group. */
const worthListing = 0.75;

/** Minimum score relative to the best of the next group, so that it does not push better results down. */
const worthOfNext = 0.95;

/** Returns the results of a page that are worth listing before those of the next page, at most `most`. */
export function worthwhile(
  own: readonly Found[],
  next: readonly Found[] | undefined,
  most: number,
) {
  const least = Math.max(
    itemAt(own, 0).score * worthListing,
    (next?.[0]?.score ?? 0) * worthOfNext,
  );
  const isWorth = (one: Found, at: number) => at === 0 || one.score >= least;
  return own
    .filter((one, at) => isWorth(one, at) && !isInListed(one, own.slice(0, at)))
    .slice(0, most);
}

/** Whether a result is the demo of a section with the same title that is listed before it. */
function isInListed({ kind, title, text }: Found, before: readonly Found[]): boolean {
  return (
    kind === 'demo' &&
    before.some((one) => {
      return (
        one.kind === 'section' && one.title === text && joinedName(one.title) === joinedName(title)
      );
    })
  );
}
