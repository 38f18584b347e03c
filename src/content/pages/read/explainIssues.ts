import type * as z from 'zod';
import { allowedValues } from './allowedValues';
import { nearest } from './nearest';
import { describeFix } from './describeFix';

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
