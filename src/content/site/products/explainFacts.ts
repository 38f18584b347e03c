import { inspect } from 'node:util';
import * as z from 'zod';
import type { NavPath, NavProblem } from '../navigation/navProblem';
import { explainIssues } from '@/content/pages';

type Facts = Readonly<Record<string, unknown>>;

/** Explains what is wrong with an author's facts, each with its path. */
export function explainFacts(schema: z.ZodObject, facts: Facts): NavProblem[] {
  const issues = schema.safeParse(facts).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const way = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    const path = issue.code === 'unrecognized_keys' ? way : way.slice(0, -1);
    const holder = follow(schema, path);
    const value = path.reduce<unknown>((at, step) => (at as Facts | undefined)?.[step], facts);
    if (!(holder instanceof z.ZodObject)) return [explainElement(schema, way, value)];
    const own = { ...issue, path: issue.path.slice(path.length) } as z.core.$ZodIssue;
    return explainKeys(new z.ZodError([own]), { schema: holder, value: value as Facts, path });
  });
}

interface Holder {
  schema: z.ZodObject;
  value: Facts;
  path: NavPath;
}

function explainKeys(error: z.ZodError, { schema, value, path }: Holder): NavProblem[] {
  const shown = Object.fromEntries(Object.entries(value).map(([key, it]) => [key, show(it)]));
  const explained = explainIssues(error, { schema, value: shown, noun: 'key' });
  return explained.map(({ key, atValue, what, fix }) => {
    // A missing key is a problem of the object.
    const isMissing = atValue && value[key] === undefined;
    const spot = isMissing ? { path } : atValue ? { path: [...path, key] } : { path, key };
    return { spot, what, fix };
  });
}

/** Explains an error in an element of a list, or in a value of an object with free keys. */
function explainElement(schema: z.ZodObject, way: NavPath, holder: unknown): NavProblem {
  const name = [...way].reverse().find((step) => typeof step === 'string') ?? '';
  const element = (holder as Facts | undefined)?.[way.at(-1) ?? ''];
  const allowed = follow(schema, way)?.meta()?.allows ?? 'something else';
  const what = `\`${name}\` cannot hold \`${inspect(element, { depth: 0 })}\`.`;
  return { spot: { path: way }, what, fix: `Each of them is ${allowed}.` };
}

/** Returns the part of a schema at the end of a path. */
function follow(schema: z.ZodType, path: NavPath): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema;
  for (const step of path) {
    if (at instanceof z.ZodObject) at = at.shape[step] as z.ZodType | undefined;
    else if (at instanceof z.ZodArray) at = at.element as z.ZodType;
    else if (at instanceof z.ZodRecord) at = at.valueType as z.ZodType;
    while (at instanceof z.ZodOptional) at = at.unwrap() as z.ZodType;
  }
  return at;
}

/** Returns text, numbers and booleans unchanged, any other value in brief. */
function show(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? inspect(value, { depth: 0 }) : value;
}
