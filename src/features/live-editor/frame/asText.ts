import { longestMessage } from '../protocol';

/** Returns the text of a value as a message: strings as they are, errors with their name, other values as JSON. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, longestMessage);
  try {
    if (value instanceof Error) {
      return `${value.name}: ${String(value.message).slice(0, longestMessage)}`;
    }
    return JSON.stringify(value) ?? String(value);
  } catch {
    return describe(value);
  }
}

/** Returns the text of a value; edited code may make objects that throw when they are converted. */
export function describe(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'An object without a text';
  }
}
