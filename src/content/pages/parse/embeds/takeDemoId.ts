import type { FoundDemo } from '../../stages';
import { report, type Draft } from '../draft';
import { takeId } from '../passes/slug';

/** Returns the id of a demo: its name at the first occurrence, its name with a number at others. */
export function takeDemoId(
  draft: Draft,
  demo: Omit<FoundDemo, 'kind' | 'id'>,
): Pick<FoundDemo, 'id'> {
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
