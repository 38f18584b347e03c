import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { TagStack } from '../html/tagStack';
import { placeInside } from '../place';
import { htmlTags } from '../tokens';
import { shellIds } from './linkHeadings';

/** Checks that raw HTML is closed before the page ends and before a demo or code tabs start, and collects its ids. */
export function checkHtml(draft: Draft): void {
  const stack = new TagStack();
  for (const block of draft.tokens) {
    readTags(draft, block, stack);
    if (block.level === 0 && (block.type === 'embed' || block.type === 'code_tabs_open')) {
      const next = block.type === 'embed' ? 'the demo or component' : 'the code tabs';
      reportOpen(draft, stack, {
        what: `is still open where ${next} on line ${draft.source.bodyLine + (block.map?.[0] ?? 0)} starts.`,
        fix: 'Close it before that line: each piece of text between two demos must be complete.',
      });
    }
  }
  reportOpen(draft, stack, {
    what: 'is never closed.',
    fix: 'Close it, or put it between backticks if it is code.',
  });
}

function readTags(draft: Draft, block: Token, stack: TagStack): void {
  for (const { tag, from } of htmlTags([block])) {
    const place = placeInside(draft, block, from);
    const id =
      tag.attributes.get('id') ?? (tag.name === 'a' ? tag.attributes.get('name') : undefined);
    if (id) {
      draft.anchors.push(id);
    }
    if (id && shellIds.includes(id)) {
      report(draft, {
        ...place,
        what: `The id \`${id}\` is taken by something else on the page.`,
        fix: 'Give the element another id.',
      });
    }
    if (!stack.read(tag, place)) {
      report(draft, {
        ...place,
        what: `\`</${tag.written}>\` closes nothing.`,
        fix: 'Remove it, or add the tag that opens the element.',
      });
    }
  }
}

function reportOpen(draft: Draft, stack: TagStack, message: { what: string; fix: string }): void {
  for (const { written, place } of stack.takeOpen()) {
    report(draft, { ...place, what: `\`<${written}>\` ${message.what}`, fix: message.fix });
  }
}
