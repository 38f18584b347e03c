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

/** Adds English texts that only some pages need, when the module that shows them is loaded. */
export function addTexts(texts: Dictionary): void {
  dictionaries.set('en', { ...dictionaries.get('en'), ...texts });
}
