import { explainIssues } from '../../read';
import type { FoundDemo } from '../../stages';
import { report, type Draft } from '../draft';
import { placeOf } from '../place';
import { demoSchema } from './demoSchema';
import type { Embed } from './embed';

/** `{{"demo": "BasicButtons.js", …}}` to a block; its options are checked, and that its name is new on the page. */
export function readDemo(draft: Draft, { token, json }: Embed): FoundDemo | null {
  const start = placeOf(draft, token);
  const checked = demoSchema.safeParse(json.value);
  if (!checked.success) {
    const about = { schema: demoSchema, value: json.value, noun: 'demo option' };
    for (const { key, atValue, what, fix } of explainIssues(checked.error, about)) {
      const at = json.keys.get(key);
      const column = start.column + ((atValue ? at?.value : at?.key) ?? 0);
      report(draft, { line: start.line, column, what, fix });
    }
    return null;
  }
  const { demo, ...options } = checked.data;
  const path = demo.replace(/^\.\//, '').replace(/\.[jt]sx?$/, '');
  const name = path.split('/').at(-1) ?? path;
  const column = start.column + (json.keys.get('demo')?.value ?? 0);
  checkNew(draft, { name, line: start.line, column });
  draft.anchors.push(name);
  const hasExtension = /\.[jt]sx?$/.test(demo);
  return { kind: 'demo', name, path, hasExtension, options, line: start.line, column };
}

function checkNew(draft: Draft, demo: { name: string; line: number; column: number }): void {
  const earlier = draft.blocks.find((block) => block.kind === 'demo' && block.name === demo.name);
  if (earlier?.kind === 'demo') {
    report(draft, {
      line: demo.line,
      column: demo.column,
      what: `The demo \`${demo.name}\` is already on line ${earlier.line}.`,
      fix: 'Remove one of the two, or show a demo of another name.',
    });
  }
}
