import type { PlaygroundOptions } from '@/model';
import { explainIssues, type Explained } from '../../read';
import type { FoundDemo } from '../../stages';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';
import { demoSchema } from './demoSchema';
import type { Embed } from './readJson';
import { playgroundSchema } from './playgroundSchema';
import { takeDemoId } from './takeDemoId';

/** Converts `{{"demo": "BasicButtons.js", …}}` to a block. Checks its options, and that its name is unambiguous. */
export function readDemo(draft: Draft, { token, json }: Embed): FoundDemo | null {
  const start = positionOf(draft, token);
  const value = withBooleans(json.value);
  const checked = demoSchema.safeParse(value);
  const complain = ({ what, fix }: Explained, key: string, atValue: boolean) => {
    const at = json.keys.get(key);
    const column = start.column + ((atValue ? at?.value : at?.key) ?? 0);
    report(draft, { line: start.line, column, what, fix });
  };
  if (!checked.success) {
    const about = { schema: demoSchema, value, noun: 'demo option' };
    explainIssues(checked.error, about).forEach((each) => complain(each, each.key, each.atValue));
    return null;
  }
  const { demo, playground, ...options } = checked.data;
  const read = playground === undefined ? undefined : readPlayground(playground);
  if (read && 'wrong' in read) {
    read.wrong.forEach((each) => complain(each, 'playground', true));
    return null;
  }
  const path = demo.replace(/^\.\//, '').replace(/\.[jt]sx?$/, '');
  const name = path.split('/').at(-1) ?? path;
  const column = start.column + (json.keys.get('demo')?.value ?? 0);
  const hasExtension = /\.[jt]sx?$/.test(demo);
  const found = {
    ...{ name, path, hasExtension, options, line: start.line, column },
    ...(read && { playground: read.options }),
  };
  return { kind: 'demo', ...found, ...takeDemoId(draft, found) };
}

/** Converts `"true"` and `"false"` to booleans, because existing pages have them. */
function withBooleans(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const meant = (written: unknown) =>
    written === 'true' || written === 'false' ? written === 'true' : written;
  const { demo, ...options } = value;
  const entries = Object.entries(options).map(([key, written]) => [key, meant(written)] as const);
  return { demo, ...Object.fromEntries(entries) };
}

/**
 * Returns the options of a playground, or an error. A string is short for an object with the name of the component.
 */
function readPlayground(
  written: string | Record<string, unknown>,
): { options: PlaygroundOptions } | { wrong: Explained[] } {
  const value = typeof written === 'string' ? { component: written } : written;
  const checked = playgroundSchema.safeParse(value);
  if (checked.success) return { options: checked.data };
  const about = { schema: playgroundSchema, value, noun: 'playground option' };
  return { wrong: explainIssues(checked.error, about) };
}
