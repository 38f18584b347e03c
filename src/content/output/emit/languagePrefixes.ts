/** Languages whose prefix old and foreign links may carry; English is the only one enabled, so it is stripped. */
export const languagePrefixes = [
  'zh',
  'pt',
  'ja',
  'ru',
  'de',
  'fr',
  'es',
  'ko',
  'it',
  'tr',
  'pl',
  'en',
] as const;
