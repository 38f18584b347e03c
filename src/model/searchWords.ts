/** Words that carry no meaning in a question; they count where they happen to be part of a name. */
const emptyWords = new Set(
  `a about an and any are as at be by can could do does doing for from get has have how i if in into is it its make
  me my of on or our should some that the their them there these this those to up use using via want was way we what
  versus vs when where which why will with without you your`.split(/\s+/),
);

/** Whether a word says nothing by itself: `how`, `the`. */
export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word);
}

/** A stretch of text without spaces and punctuation, and where it begins. */
export interface TextToken {
  text: string;
  at: number;
}

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const stretch = /[\p{L}\p{N}\p{M}ー]+/gu;

/** The stretches of letters and digits of a text, in the case they have there. */
export function tokensOf(text: string): TextToken[] {
  return [...text.matchAll(stretch)].map(({ 0: found, index }) => ({ text: found, at: index }));
}

/** A word as indexes know it: lower case, without accents and other marks. */
export function foldWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
}

/** The words that a name is made of, as written: `disableElevation` is `disable` and `Elevation`. */
export function splitName(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu}|\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' ');
}

/** Whether a stretch is written without spaces between words, as Chinese and Japanese are. */
export function isUnspaced(text: string): boolean {
  return ideographs.test(text);
}

/**
 * Pairs of neighboring characters, by which text without spaces is found in every browser alike: `按钮组` is `按钮`
 * and `钮组`.
 */
export function pairsOf(text: string): string[] {
  const letters = [...text];
  if (letters.length < 3) return [text];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** The terms of one stretch: itself, and the words or pairs it is made of. */
function termsOfToken(token: string): string[] {
  if (isUnspaced(token)) return pairsOf(foldWord(token));
  const whole = foldWord(token);
  const parts = splitName(token).map(foldWord);
  return parts.length > 1 ? [whole, ...parts] : [whole];
}

/** Every term of a text, repetitions included. */
export function termsOf(text: string): string[] {
  return tokensOf(text).flatMap(({ text: token }) => termsOfToken(token));
}

/** Most words of a name that are also found written as one, `text field` as `textfield`. */
const mostJoined = 3;

/** The terms of a name: those of its words, and all of it written as one word. */
export function termsOfName(name: string): string[] {
  const tokens = tokensOf(name);
  const joined = foldWord(tokens.map(({ text }) => text).join(''));
  const isJoinable = tokens.length > 1 && tokens.length <= mostJoined && !isUnspaced(name);
  return isJoinable ? [...termsOf(name), joined] : termsOf(name);
}
