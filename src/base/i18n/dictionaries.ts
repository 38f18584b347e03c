import english from '../../../translations/en.json';
import type { Dictionary } from './languages';

const dictionaries = new Map<string, Dictionary>([['en', english]]);

/** The words of a language, once they have arrived. */
export function dictionaryOf(language: string): Dictionary | undefined {
  return dictionaries.get(language);
}

/** Makes a language's words known. */
export function addDictionary(language: string, dictionary: Dictionary): void {
  dictionaries.set(language, dictionary);
}
