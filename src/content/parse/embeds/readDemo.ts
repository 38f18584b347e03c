import type { PlaygroundOptions } from '@/model';
import { explainIssues } from '../../read';
import type { FoundDemo } from '../../stages';
import { report, type Draft } from '../draft';
import { takeId } from '../passes/slug';
import { placeOf } from '../place';
import { demoSchema } from './demoSchema';
import type { Embed } from './embed';

/** `{{"demo": "BasicButtons.js", …}}` to a block; its options are checked, and that its name means one demo. */
export function readDemo(draft: Draft, { token, json }: Embed): FoundDemo | null {
  const start = placeOf(draft, token);
  const value = withBooleans(json.value);
  const checked = demoSchema.safeParse(value);
  if (!checked.success) {
    const about = { schema: demoSchema, value, noun: 'demo option' };
    for (const { key, atValue, what, fix } of explainIssues(checked.error, about)) {
      const at = json.keys.get(key);
      const column = start.column + ((atValue ? at?.value : at?.key) ?? 0);
      report(draft, { line: start.line, column, what, fix });
    }
    return null;
  }
  const { demo, playground, ...options } = checked.data;
  const path = demo.replace(/^\.\//, '').replace(/\.[jt]sx?$/, '');
  const name = path.split('/').at(-1) ?? path;
  const column = start.column + (json.keys.get('demo')?.value ?? 0);
  const hasExtension = /\.[jt]sx?$/.test(demo);
  const found = {
    ...{ name, path, hasExtension, options, line: start.line, column },
    ...(playground && { playground: wholePlayground(playground) }),
  };
  return { kind: 'demo', ...found, ...takeDemoId(draft, found) };
}

/** `"playground": "Button"` is short for an object that only names the component. */
function wholePlayground(written: string | PlaygroundOptions): PlaygroundOptions {
  return typeof written === 'string' ? { component: written } : written;
}

/** `"true"` and `"false"` mean what they say, as existing pages write them. */
function withBooleans(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const meant = (written: unknown) =>
    written === 'true' || written === 'false' ? written === 'true' : written;
  const { demo, ...options } = value;
  const entries = Object.entries(options).map(([key, written]) => [key, meant(written)] as const);
  return { demo, ...Object.fromEntries(entries) };
}

/** The first demo of a name has the name as its id; one that is shown again, the name with a number. */
function takeDemoId(draft: Draft, demo: Omit<FoundDemo, 'kind' | 'id'>): Pick<FoundDemo, 'id'> {
  const { name, line, column } = demo;
  const earlier = draft.blocks.find((block) => block.kind === 'demo' && block.name === name);
  if (earlier?.kind !== 'demo') {
    draft.anchors.push(name);
    return {};
  }
  if (earlier.path !== demo.path || earlier.hasExtension !== demo.hasExtension) {
    report(draft, {
      ...{ line, column },
      what: `Another demo named \`${name}\` is on line ${earlier.line}.`,
      fix: 'Rename one of the two files: a name means one demo of its page.',
    });
    return {};
  }
  const id = takeId(name, new Set(draft.anchors));
  draft.anchors.push(id);
  return { id };
}
