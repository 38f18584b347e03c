import { useSyncExternalStore } from 'react';
import { createStore } from '@/base/storage';
import { addDictionary, dictionaryOf } from './dictionaries';
import { languages } from './languages';

const store = createStore('en');
const english = () => 'en';

/** Code of the language the reader reads in. */
export function currentLanguage(): string {
  return store.get();
}

/** Changes the language of the site's words, once its dictionary is there. */
export async function changeLanguage(code: string): Promise<void> {
  const language = languages.find((one) => one.code === code);
  if (language?.load && !dictionaryOf(code)) addDictionary(code, (await language.load()).default);
  document.documentElement.lang = code;
  store.set(code);
}

/** Code of the language, for components that change with it. The server writes English. */
export function useLanguage(): string {
  return useSyncExternalStore(store.subscribe, store.get, english);
}
