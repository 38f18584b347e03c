import { inspect } from 'node:util';
import type * as z from 'zod';
import { explainIssues } from '@/content/pages';
import type { NavPath, NavProblem } from './navProblem';

/** An entry that its schema refused. */
interface Refused {
  entry: Readonly<Record<string, unknown>>;
  schema: z.ZodObject;
  path: NavPath;
}

/** What keys hold that the schema has no plain words for. */
const holds: Readonly<Record<string, string>> = {
  pathname: 'an address that starts and ends with a slash',
  below: 'an address that starts and ends with a slash',
  children: 'the list of the entries below it',
  linkProps: 'an object of texts, such as `{ rel: "me" }`',
};

/** What is wrong with an entry, key by key, and how to fix it. */
export function explainEntry(error: z.ZodError, { entry, schema, path }: Refused): NavProblem[] {
  const value = Object.fromEntries(
    Object.entries(entry).map(([key, it]) => [key, isPlain(it) ? it : inspect(it, { depth: 0 })]),
  );
  return explainIssues(error, { schema, value, noun: 'key' }).map(({ key, atValue, what, fix }) => {
    const spot = atValue ? { path: [...path, key] } : { path, key };
    // What is missing is missing in the entry.
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

/** An address as it has to be written: with a slash at both ends, before a hash if it has one. */
export function withSlashes(address: string): string {
  const [pathname = '', ...hash] = address.split('#');
  const bare = pathname.replace(/^\/+|\/+$/g, '');
  return [bare === '' ? '/' : `/${bare}/`, ...hash].join('#');
}

/** Names in code style, with commas. */
export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}
