import type { Synonyms } from '@/model';
import { isUnspaced } from '@/model/searchWords';
import { itemAt } from './itemAt';

/** Text in letters of one kind: those written without spaces, or others. */
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** What stands between words and says nothing by itself. */
const particles = new Set(['的', '了', '和', '与', '在', 'の', 'を', 'に', 'は', 'が', 'で', 'と']);

/**
 * Words of a text without spaces, as far as the synonyms know them: `按钮的颜色` is `按钮` and `颜色`. What they do not
 * know stays whole.
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
  // A word of the documentation's own text is not cut at a key that happens to be in it.
  return words.some((word) => word.length === 1 && !Object.hasOwn(synonyms, word)) ? [run] : words;
}

function longestKey(text: string, synonyms: Synonyms): string {
  for (let length = text.length; length > 0; length -= 1) {
    const start = text.slice(0, length);
    if (Object.hasOwn(synonyms, start)) return start;
  }
  return '';
}

/** What the documentation says for words that begin with what was typed so far of a word without spaces. */
export function phrasesOfBeginning(token: string, synonyms: Synonyms): readonly string[] {
  if (!isUnspaced(token)) return [];
  const keys = Object.keys(synonyms).filter((key) => key.startsWith(token));
  return [...new Set(keys.flatMap((key) => synonyms[key] ?? []))].slice(0, mostPhrases);
}

/** More meanings of a beginning say nothing. */
const mostPhrases = 6;
