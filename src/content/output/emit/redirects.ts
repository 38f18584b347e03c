import type { EmitInput } from './emitInput';

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

/**
 * Returns the redirects: language prefixes are stripped, and a product's prefix leads to its first page; each also
 * without its slash.
 */
export function redirects({ products }: EmitInput): string {
  const languages = languagePrefixes.flatMap((language) => [
    `/${language} / 301`,
    `/${language}/* /:splat 301`,
  ]);
  const homes = products
    .filter(({ product: { home, prefix } }) => home.startsWith(prefix) && home !== prefix)
    .flatMap(({ product: { home, prefix } }) =>
      [prefix, prefix.slice(0, -1)].map((from) => `${from} ${home} 302`),
    );
  return `${[...languages, ...homes].join('\n')}\n`;
}
