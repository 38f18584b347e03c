import { useSyncExternalStore } from 'react';
import { createStore } from '@/base/storage';
import { addDictionary, dictionaryOf } from './dictionaries';
import { languages } from './languages';

const store = createStore('en');
const english = () => 'en';

/** Returns the code of the current language. */
export function currentLanguage(): string {
  return store.get();
}

/** Changes the language of the site, after loading its dictionary. */
export async function changeLanguage(code: string): Promise<void> {
  const language = languages.find((one) => one.code === code);
  if (language?.load && !dictionaryOf(code)) addDictionary(code, (await language.load()).default);
  document.documentElement.lang = code;
  store.set(code);
}

/** Returns the code of the current language, and renders again when it changes. English on the server. */
export function useLanguage(): string {
  return useSyncExternalStore(store.subscribe, store.get, english);
}
