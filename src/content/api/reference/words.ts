import english from '../../../../translations/en.json';
import sentences from '../../../../translations/reference/en.json';

/** What is long has a file of its own: browsers get the other one whole, and need nothing of this. */
const texts = { ...english['api-docs'], ...sentences };

/** Texts of the reference; it is written in English, like the comments of the packages it is made from. */
export type TextKey = keyof typeof texts;

/** The text of a key of `api-docs` with its places filled. */
export function say(key: TextKey, params: Readonly<Record<string, string | number>> = {}): string {
  const text: string = texts[key];
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
