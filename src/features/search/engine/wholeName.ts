import { joinedName, nameWithoutArticles } from './nameCover';
import type { Outline } from './outline';
import type { Query } from './parseQuery';
import { weights } from './scoreWeights';

/** Whether the name is what was typed, whatever its case and its spaces. */
export function isWholeName({ title, alias, within }: Outline, { text, words }: Query): boolean {
  const typed = joinedName(text);
  const meant = words.flatMap((word) => (word.optional ? [] : word.text)).join('');
  const [own, around] = [joinedName(title), joinedName(within)];
  if ([title, alias ?? ''].some((name) => nameWithoutArticles(name) === nameWithoutArticles(text)))
    return true;
  return [own, around + own, own + around].some((name) => name === typed || name === meant);
}

/** Who writes `pinned columns` in two words rather looks for what is said of them than for a prop. */
export function weightOfWholeName({ source }: Outline, { words }: Query): number {
  const isRow = source !== undefined && 'row' in source;
  return isRow && words.length > 1 ? weights.wholePhrase : weights.wholeName;
}
