import * as z from 'zod';

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

interface Property {
  /** The description in the schema's own `meta`. */
  allows?: string;
  type?: string;
  enum?: string[];
  format?: string;
  maxLength?: number;
  pattern?: string;
  anyOf?: Property[];
  items?: Property;
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

function phrasesOf(part: Property): string[] {
  if (part.allows) {
    return [part.allows];
  }
  if (part.enum) {
    return part.enum.map((word) => `\`${word}\``);
  }
  if (part.items?.enum) {
    return [`a list of any of ${part.items.enum.map((word) => `\`${word}\``).join(', ')}`];
  }
  if (part.format === 'date' || part.format === 'date-time') {
    return ['a date such as `2026-01-31`'];
  }
  if (part.format === 'uri') {
    return ['an address that starts with `https://`'];
  }
  if (part.pattern) {
    return ['part of an address, such as `a-new-version`'];
  }
  const phrases: Record<string, string[]> = {
    boolean: ['`true`', '`false`'],
    number: ['a positive number'],
    string: ['text'],
    array: ['a list of texts, such as `[one, two]`'],
  };
  return phrases[part.type ?? ''] ?? [];
}
