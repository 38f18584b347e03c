import type { ApiPlan } from '@/model';
import english from '../../../../translations/en.json';
import sentences from '../../../../translations/reference/en.json';

/** Long texts are in a file of their own, because browsers load the other one completely and don't use these. */
const texts = { ...english['api-docs'], ...sentences };

/** Texts of the reference. It is in English only, like the comments of the packages. */
export type TextKey = keyof typeof texts;

/** Returns a text of `api-docs` with its placeholders filled. */
export function translate(
  key: TextKey,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text: string = texts[key];
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** Returns the name of a plan, "Pro plan". */
export function planName(plan: ApiPlan): string {
  return translate(plan === 'pro' ? 'proPlan' : 'premiumPlan');
}
