/** A property of a JSON schema. */
export interface Property {
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

/** Returns the values that a property of a schema allows, in words. */
export function phrasesOf(part: Property): string[] {
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
