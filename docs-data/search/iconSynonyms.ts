import { iconSynonymsOfActions } from './iconSynonymsOfActions';
import { iconSynonymsOfThings } from './iconSynonymsOfThings';

/**
 * What people type when they look for an icon. Each line has words that mean
 * the same, a colon, and names of icons or words of such names. Keys have
 * letters, digits and spaces only. A test looks up every name.
 */
const lines = `${iconSynonymsOfActions}${iconSynonymsOfThings}`.split('\n');

const split = (text: string) => text.split(',').map((word) => word.trim());

const entries = lines
  .filter((line) => line.includes(':'))
  .map((line) => line.split(':').map(split))
  .flatMap(([keys = [], names = []]) =>
    keys.map((key) => [key, names] as const),
  );

const namesOf = (wanted: string) => [
  ...new Set(entries.flatMap(([key, names]) => (key === wanted ? names : []))),
];

/** A word of several lines has the names of all of them. */
export default Object.fromEntries(
  entries.map(([key]) => [key, namesOf(key)]),
) as Readonly<Record<string, readonly string[]>>;
