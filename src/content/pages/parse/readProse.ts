/** A key written as `<kbd>Esc</kbd>`. */
interface WrittenKey {
  name: string;
  /** Offset of its name in the text. */
  offset: number;
}

/** The words of a piece of prose, and the keys in them. */
export interface ProseText {
  /**
   * The words, with the same length as the source: code, tags, keys and link targets are replaced by characters other
   * than letters, emphasis marks by spaces.
   */
  text: string;
  /** The same text with code and keys. */
  written: string;
  keys: WrittenKey[];
}

/** Replaces each character of code and keys. It is neither a letter nor a space. */
const masked = '\uFFFC';

const keyPattern = /<kbd\b[^>]*>([^<]*)<\/kbd>/g;

/** Separates the words of a piece of Markdown from code, tags, keys and addresses. */
export function readProse(content: string): ProseText {
  const plain = blank(
    blank(content, /(?<=\])\([^()\s]*(?:\([^()]*\)[^()\s]*)*\)/g),
    /https?:\/\/[^\s)>\]]+/g,
  );
  const withoutCode = plain.replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, (code) =>
    masked.repeat(code.length),
  );
  const withoutKeys = withoutCode.replace(keyPattern, (key) => masked.repeat(key.length));
  const keys = [...withoutCode.matchAll(keyPattern)].map(({ 0: all, 1: name = '', index }) => {
    return { name: name.trim(), offset: index + all.indexOf('>') + 1 };
  });
  const written = unmark(blank(plain, /<[^>]+>/g));
  return { text: unmark(blank(withoutKeys, /<[^>]+>/g)), written, keys };
}

/** Replaces matches by spaces, so that all offsets stay the same. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => ' '.repeat(found.length));
}

/** Replaces the marks of emphasis and links. */
function unmark(text: string): string {
  return blank(text, /[*[\]]|(?<![A-Za-z\d])_|_(?![A-Za-z\d])/g);
}
