import { readIconLine } from '@/model';
import { foldWord, splitName } from '@/model/searchWords';

/** An icon of one style. */
export interface Icon {
  /** Name without the style, `DeleteForever`. */
  name: string;
  /** Inner markup of its `<svg>`. */
  markup: string;
  /** The name as one word in lower case. */
  folded: string;
  /** The words of the name in lower case. */
  words: readonly string[];
}

/**
 * Parses the icons of a file.
 * @throws Error for a text without icons, such as a host's fallback page.
 */
export function readIcons(text: string): readonly Icon[] {
  const icons = text.split('\n').flatMap((line) => {
    const read = readIconLine(line);
    if (!read) return [];
    const words = splitName(read.name).map(foldWord);
    return [{ ...read, folded: words.join(''), words }];
  });
  if (icons.length === 0) throw new Error('These are no icons.');
  return icons;
}
