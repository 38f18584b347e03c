import type { Localization } from '@mui/material/locale';

/** Locale of MUI's own texts, for the theme of demos. */
export interface DemoLocale {
  /** Code of the language. */
  language: string;
  words: Localization;
}

const loaders = new Map<string, () => Promise<{ words: Localization }>>([
  ['zh', () => import('./locales/zh')],
  ['pt', () => import('./locales/pt')],
]);

/** Loads MUI's locale of a language; undefined for English, its default, and for languages without a locale. */
export async function loadDemoLocale(language: string): Promise<DemoLocale | undefined> {
  const loaded = await loaders.get(language)?.();
  return loaded && { language, words: loaded.words };
}
