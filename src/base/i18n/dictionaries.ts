import english from '../../../translations/en.json';
import type { Dictionary } from './languages';

const dictionaries = new Map<string, Dictionary>([['en', english]]);

/** Returns the dictionary of a language, if it has loaded. */
export function dictionaryOf(language: string): Dictionary | undefined {
  return dictionaries.get(language);
}

/** Registers the dictionary of a language. */
export function addDictionary(language: string, dictionary: Dictionary): void {
  dictionaries.set(language, dictionary);
}

/** Adds English texts that only some pages need, when the module that shows them is loaded. */
export function addTexts(texts: Dictionary): void {
  dictionaries.set('en', { ...dictionaries.get('en'), ...texts });
}
