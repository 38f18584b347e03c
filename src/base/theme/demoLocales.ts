import type { Localization } from '@mui/material/locale';

/** The library's own words in a language, for the theme of demos. */
export interface DemoLocale {
  /** Code of the language. */
  language: string;
  words: Localization;
}

const loaders = new Map<string, () => Promise<{ words: Localization }>>([
  ['zh', () => import('./locales/zh')],
  ['pt', () => import('./locales/pt')],
]);

/** The library's words in a language; none in English, which it speaks by itself, and in languages it does not. */
export async function loadDemoLocale(language: string): Promise<DemoLocale | undefined> {
  const loaded = await loaders.get(language)?.();
  return loaded && { language, words: loaded.words };
}
