import { readIconLine } from '@/model';
import { foldWord, splitName } from '@/model/searchWords';
import type { Icon } from './loadIcons';

/** The icons of a file's text. @throws Error where there are none: a host answered with something else. */
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
