/**
 * Languages whose prefix old and external links may have. English is the only one enabled, so the prefix is stripped.
 */
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
