import english from '../../../translations/en.json';

/** Texts of the reference; it is written in English, like the comments of the packages it is made from. */
export type TextKey = keyof (typeof english)['api-docs'];

/** The text of a key of `api-docs` with its places filled. */
export function say(key: TextKey, params: Readonly<Record<string, string | number>> = {}): string {
  const text: string = english['api-docs'][key];
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
