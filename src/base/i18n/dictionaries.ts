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

/**
 * Adds English texts that only some pages need, when the module that shows them is loaded. A group may have other texts
 * that every page needs.
 */
export function addTexts(texts: Dictionary): void {
  const all = { ...dictionaries.get('en') };
  for (const group of Object.keys(texts) as (keyof Dictionary)[]) {
    all[group] = Object.assign({}, all[group], texts[group]);
  }
  dictionaries.set('en', all);
}
