import * as z from 'zod';
import { phrasesOf, type Property } from './phrasesOf';

/** The values that a key allows. */
export interface Allowed {
  /** `boolean`, `number`, `string`, `array`. */
  types: string[];
  /** The allowed words of an enumeration, or of a list of such words. */
  words: string[];
  maxLength?: number;
  /** All of it, as the end of "It must be": "`true`, `false`, `inline` or `outlined`". */
  sentence: string;
}

/** Returns the values that an object's schema allows for a key. */
export function allowedValues(schema: z.ZodObject, key: string): Allowed {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const property = (json.properties?.[key] ?? {}) as Property;
  const parts = property.anyOf ?? [property];
  const phrases = [...new Set((property.allows ? [property] : parts).flatMap(phrasesOf))];
  return {
    types: parts.flatMap((part) => part.type ?? []),
    words: parts.flatMap((part) => part.enum ?? part.items?.enum ?? []),
    maxLength: property.maxLength,
    sentence: new Intl.ListFormat('en', { type: 'disjunction' }).format(phrases),
  };
}
