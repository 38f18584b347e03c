import { dictionaryOf } from './dictionaries';
import type { English } from './english';
import { currentLanguage, useLanguage } from './languageStore';

type Paths<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? Key : `${Key}.${Paths<Branch[Key]>}`;
}[keyof Branch & string];

/** Every key of the English dictionary, its levels joined by dots. */
export type TranslationKey = Paths<English>;

/** Values for the placeholders `{name}` in a text. */
export type TranslationParams = Readonly<Record<string, string | number>>;

/** Returns the text of a key. */
export type Translate = (key: TranslationKey, params?: TranslationParams) => string;

const reported = new Set<string>();

function once(subject: string, report: () => void): void {
  if (reported.has(subject)) return;
  reported.add(subject);
  report();
}

function find(dictionary: unknown, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (branch, part) => (branch as Record<string, unknown> | undefined)?.[part],
      dictionary,
    );
  return typeof found === 'string' ? found : undefined;
}

function fill(text: string, params: TranslationParams): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/**
 * Returns the text of `key` in `language`. A missing key is reported once and falls back to English; for a missing
 * language, an error is logged and the text is an ellipsis (spec §8).
 */
export function translate(
  language: string,
  key: TranslationKey,
  params: TranslationParams = {},
): string {
  const dictionary = dictionaryOf(language);
  if (!dictionary) {
    // eslint-disable-next-line no-console -- the spec asks for it
    once(language, () => console.error(`There is no dictionary for the language "${language}".`));
    return '…';
  }
  let text = find(dictionary, key);
  if (text === undefined) {
    once(`${language}:${key}`, () =>
      // eslint-disable-next-line no-console -- the spec asks for it
      console.warn(`The dictionary of "${language}" has no text for "${key}".`),
    );
    text = find(dictionaryOf('en'), key) ?? key;
  }
  return fill(text, params);
}

/**
 * Returns the text of `key` in the current language. Components use {@link useTranslate}, which renders again when the
 * language changes.
 */
export const t: Translate = (key, params) => translate(currentLanguage(), key, params);

/** Returns `t` for the current language, and renders again when the language changes. */
export function useTranslate(): Translate {
  const language = useLanguage();
  return (key, params) => translate(language, key, params);
}
