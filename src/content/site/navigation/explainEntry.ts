import { inspect } from 'node:util';
import type * as z from 'zod';
import { explainIssues } from '@/content/pages';
import type { NavPath, NavProblem } from './navProblem';

/** An entry that its schema rejected. */
interface Refused {
  entry: Readonly<Record<string, unknown>>;
  schema: z.ZodObject;
  path: NavPath;
}

/** Descriptions of values for which the schema has no plain words. */
const holds: Readonly<Record<string, string>> = {
  pathname: 'an address that starts and ends with a slash',
  below: 'an address that starts and ends with a slash',
  children: 'the list of the entries below it',
  linkProps: 'an object of texts, such as `{ rel: "me" }`',
};

/** Explains the errors of an entry, key by key, and how to fix them. */
export function explainEntry(error: z.ZodError, { entry, schema, path }: Refused): NavProblem[] {
  const value = Object.fromEntries(
    Object.entries(entry).map(([key, it]) => [key, isPlain(it) ? it : inspect(it, { depth: 0 })]),
  );
  return explainIssues(error, { schema, value, noun: 'key' }).map(({ key, atValue, what, fix }) => {
    const spot = atValue ? { path: [...path, key] } : { path, key };
    // A missing key is a problem of the entry.
    return {
      spot: entry[key] === undefined && atValue ? { path } : spot,
      what,
      fix: fixOf(key, fix),
    };
  });

  function fixOf(key: string, fix: string): string {
    const held = holds[key];
    if (!held || !Object.hasOwn(schema.shape, key)) return fix;
    const given = entry[key];
    if (given === undefined) return `Add \`${key}\`, ${held}.`;
    const isAddress = typeof given === 'string' && (key === 'pathname' || key === 'below');
    return isAddress ? `Write \`${withSlashes(given)}\`.` : `It must be ${held}.`;
  }
}

/** Adds the slashes that an address must have at both ends, before a hash if any. */
export function withSlashes(address: string): string {
  const [pathname = '', ...hash] = address.split('#');
  const bare = pathname.replace(/^\/+|\/+$/g, '');
  return [bare === '' ? '/' : `/${bare}/`, ...hash].join('#');
}

/** Formats names as code, separated by commas. */
export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}
