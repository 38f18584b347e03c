import type { Synonyms } from '@/model';
import type { Icon } from './readIcons';

/** Minimum length of a word to match inside other words, and at the beginning of a synonym. */
const enough = 3;

/** Synonyms: alternatives of several words each, with a score. */
interface Meaning {
  words: readonly string[];
  score: number;
}

/** A word of the query, or all of it, with its synonyms. */
interface Term {
  text: string;
  meanings: readonly Meaning[];
}

/** Returns the icons that match all words by name or synonym, best first. */
export function rankIcons(icons: readonly Icon[], words: readonly string[], synonyms: Synonyms) {
  const entries = Object.entries(synonyms);
  const terms = words.map((word) => termOf(word, entries));
  const name = words.join('');
  const whole = words.length > 1 ? termOf(words.join(' '), entries) : undefined;
  return icons
    .flatMap((icon) => {
      const meant = whole ? words.length * meaningScore(icon, whole) : 0;
      const score = Math.max(scoreOf(icon, terms), meant);
      const isName = icon.folded === name;
      return score > 0 ? [{ icon, score: isName ? Infinity : score }] : [];
    })
    .sort((one, other) => {
      if (one.score !== other.score) return one.score > other.score ? -1 : 1;
      return one.icon.name.length - other.icon.name.length;
    })
    .map(({ icon }) => icon);
}

function termOf(text: string, synonyms: readonly (readonly [string, readonly string[]])[]): Term {
  const meanings = synonyms.flatMap(([key, values]) => {
    const isBegun = text.length >= enough && key.startsWith(text);
    if (key !== text && !isBegun) return [];
    const score = key === text ? 6 : 1;
    return values.map((value) => ({ words: value.split(' '), score }));
  });
  return { text, meanings };
}

/** Returns how well an icon matches all terms; 0 if one of them does not match. */
function scoreOf(icon: Icon, terms: readonly Term[]): number {
  let sum = 0;
  for (const term of terms) {
    const score = Math.max(nameScore(icon, term.text), meaningScore(icon, term));
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

function nameScore({ words, folded }: Icon, text: string): number {
  if (words.includes(text)) return 6;
  if (words.some((word) => word.startsWith(text)) || folded.startsWith(text)) return 4;
  return text.length >= enough && folded.includes(text) ? 2 : 0;
}

function meaningScore({ words, folded }: Icon, { meanings }: Term): number {
  let best = 0;
  for (const { words: meant, score } of meanings) {
    const isMeant = meant.every((word) => words.includes(word)) || meant.join('') === folded;
    if (isMeant && score > best) best = score;
  }
  return best;
}
