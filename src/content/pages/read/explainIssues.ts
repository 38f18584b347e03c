import * as z from 'zod';
import { allowedValues, type Allowed } from './allowedValues';
import { nearest } from './nearest';

/** A problem of one key of an author's object, in words for the author. */
export interface Explained {
  key: string;
  /** Whether the problem is the value, or the key itself. */
  atValue: boolean;
  what: string;
  fix: string;
}

/** The input of a check: the schema, the value it rejected, and a name for its keys, "front matter key". */
export interface Checked {
  schema: z.ZodObject;
  value: Readonly<Record<string, unknown>>;
  noun: string;
}

/** Turns the issues of a schema into sentences about the error and its fix. */
export function explainIssues(error: z.ZodError, checked: Checked): Explained[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => explainKey(key, issue.path, checked))
      : explainValue(String(issue.path[0] ?? ''), checked),
  );
}

function explainKey(
  key: string,
  [place]: readonly PropertyKey[],
  { schema, noun }: Checked,
): Explained {
  if (place !== undefined) {
    const name = String(place);
    const { sentence } = allowedValues(schema, name);
    const what = `Unknown key \`${key}\` in \`${name}\`.`;
    return { key: name, atValue: true, what, fix: `It must be ${sentence}.` };
  }
  const known = Object.keys(schema.shape);
  const meant = nearest(key, known);
  return {
    key,
    atValue: false,
    what: `Unknown ${noun} \`${key}\`.`,
    fix: meant ? `Did you mean \`${meant}\`?` : `Use one of ${known.join(', ')}.`,
  };
}

function explainValue(key: string, { schema, value: object }: Checked): Explained {
  const value = object[key];
  const allowed = allowedValues(schema, key);
  const found = { key, atValue: true };
  if (value === undefined) {
    const fix = `Add \`${key}\`, which is ${allowed.sentence}.`;
    return { ...found, what: `\`${key}\` is missing.`, fix };
  }
  if (typeof value === 'string' && allowed.maxLength && value.length > allowed.maxLength) {
    return {
      ...found,
      what: `\`${key}\` has ${value.length} characters.`,
      fix: `Shorten it to ${allowed.maxLength} or fewer.`,
    };
  }
  return {
    ...found,
    what: `\`${key}\` cannot be \`${JSON.stringify(value)}\`.`,
    fix: describeFix(value, allowed),
  };
}

/** Returns a fix for a date that is not in the calendar, or is written in a national format or with spaces. */
function fixDate(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  if (!year) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(date).success
    ? `Write \`${date}\`.`
    : 'The calendar has no such day: correct month or day.';
}

function describeFix(value: unknown, allowed: Allowed): string {
  const unquoted = typeof value === 'string' ? value.trim() : '';
  const day = allowed.sentence.startsWith('a date') && fixDate(unquoted);
  if (day) return day;
  const isBoolean = allowed.types.includes('boolean') && /^(true|false)$/.test(unquoted);
  const isNumber = allowed.types.includes('number') && /^\d+(\.\d+)?$/.test(unquoted);
  if (isBoolean || isNumber) {
    return `Write \`${unquoted}\` without quotes.`;
  }
  const wrong = Array.isArray(value)
    ? value.map(String).find((item) => !allowed.words.includes(item))
    : unquoted;
  const meant = wrong ? nearest(wrong, allowed.words) : undefined;
  const isListWithoutBrackets = typeof value === 'string' && allowed.types.includes('array');
  if (meant && isListWithoutBrackets) return `Write \`[${meant}]\`.`;
  return meant ? `Did you mean \`${meant}\`?` : `It must be ${allowed.sentence}.`;
}
