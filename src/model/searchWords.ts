/** Words without meaning in a question; they count only as part of a name. */
const emptyWords = new Set(
  `a about an and any are as at be by can could do does doing for from get has have how i if in into is it its make
  me my of on or our should some that the their them there these this those to up use using via want was way we what
  versus vs when where which why will with without you your also each so such see instead just still very really
  don doesn isn aren wasn won didn couldn dont doesnt isnt arent wasnt wont didnt cant please need work works working`.split(
    /\s+/,
  ),
);

/** Tells whether a word has no meaning of its own: `how`, `the`. */
export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word);
}

/** A sequence of letters and digits in a text, and its offset. */
export interface TextToken {
  text: string;
  at: number;
}

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const stretch = /[\p{L}\p{N}\p{M}ー]+/gu;

/** Returns the sequences of letters and digits in a text, in their original case. */
export function tokensOf(text: string): TextToken[] {
  return [...text.matchAll(stretch)].map(({ 0: found, index }) => ({ text: found, at: index }));
}

/** Normalizes a word for indexes: lower case, without accents and other marks. */
export function foldWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
}

/** Splits a name into its words, as written: `disableElevation` is `disable` and `Elevation`. */
export function splitName(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu}|\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' ');
}

/** Tells whether a text has no spaces between words, like Chinese and Japanese. */
export function isUnspaced(text: string): boolean {
  return ideographs.test(text);
}

/**
 * Returns the pairs of adjacent characters, by which text without spaces is indexed the same in every browser: `按钮组`
 * is `按钮` and `钮组`.
 */
export function pairsOf(text: string): string[] {
  const letters = [...text];
  if (letters.length < 3) return [text];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Returns the terms of one token: itself, and its words or pairs. */
function termsOfToken(token: string): string[] {
  if (isUnspaced(token)) return pairsOf(foldWord(token));
  const whole = foldWord(token);
  const parts = splitName(token).map(foldWord);
  return parts.length > 1 ? [whole, ...parts] : [whole];
}

/** Returns every term of a text, including repetitions. */
export function termsOf(text: string): string[] {
  return tokensOf(text).flatMap(({ text: token }) => termsOfToken(token));
}

/** The most words of a name that are also indexed as one, `text field` as `textfield`. */
const mostJoined = 3;

/** Returns the terms of a name: those of its words, and all of them joined to one. */
export function termsOfName(name: string): string[] {
  const tokens = tokensOf(name);
  const joined = foldWord(tokens.map(({ text }) => text).join(''));
  const isJoinable = tokens.length > 1 && tokens.length <= mostJoined && !isUnspaced(name);
  return isJoinable ? [...termsOf(name), joined] : termsOf(name);
}
