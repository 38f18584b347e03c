import type { Synonyms } from '@/model';
import { isUnspaced } from '@/model/searchWords';
import { itemAt } from './itemAt';

/** Runs of text: of scripts written without spaces, or of others. */
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Particles without a meaning of their own. */
const particles = new Set(['的', '了', '和', '与', '在', 'の', 'を', 'に', 'は', 'が', 'で', 'と']);

/**
 * Splits a text without spaces into words, as far as they are in the synonyms: `按钮的颜色` into `按钮` and `颜色`. Unknown
 * parts stay whole.
 */
export function cutUnspaced(token: string, synonyms: Synonyms): string[] {
  if (!isUnspaced(token)) return [token];
  return (token.match(runs) ?? []).flatMap((run) =>
    isUnspaced(run) ? cutRun(run, synonyms) : run,
  );
}

function cutRun(run: string, synonyms: Synonyms): string[] {
  const words: string[] = [];
  let unknown = '';
  const endUnknown = () => {
    if (unknown !== '' && !particles.has(unknown)) words.push(unknown);
    unknown = '';
  };
  for (let at = 0; at < run.length;) {
    const known = longestKey(run.slice(at), synonyms);
    if (known === '') unknown += itemAt(run, at);
    else {
      endUnknown();
      words.push(known);
    }
    at += Math.max(known.length, 1);
  }
  endUnknown();
  // Do not split a word that merely contains a key.
  return words.some((word) => word.length === 1 && !Object.hasOwn(synonyms, word)) ? [run] : words;
}

function longestKey(text: string, synonyms: Synonyms): string {
  for (let length = text.length; length > 0; length -= 1) {
    const start = text.slice(0, length);
    if (Object.hasOwn(synonyms, start)) return start;
  }
  return '';
}

/** Returns phrases for words that start with the typed part of a word without spaces. */
export function phrasesOfBeginning(token: string, synonyms: Synonyms): readonly string[] {
  if (!isUnspaced(token)) return [];
  const keys = Object.keys(synonyms).filter((key) => key.startsWith(token));
  return [...new Set(keys.flatMap((key) => synonyms[key] ?? []))].slice(0, mostPhrases);
}

/** Maximum number of phrases; prefixes with more are too ambiguous. */
const mostPhrases = 6;
