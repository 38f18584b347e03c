import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';
import { renderCodeTabs, type CodeTab } from '../render/codeTabs';
import { codeOf } from '../render/code';
import { fenceInfoOf } from './readFences';
import { readStorageKey } from './readStorageKey';
import { checkTabLabels } from './checkTabLabels';

/** Turns each `<codeblock>` with its fences into one token of type `code_tabs` with finished HTML. */
export function foldCodeTabs(draft: Draft): void {
  const folded: Token[] = [];
  let open: Token | null = null;
  let inside: Token[] = [];
  let count = 0;
  for (const token of draft.tokens) {
    if (token.type === 'code_tabs_open') {
      open = token;
      inside = [];
    } else if (token.type === 'code_tabs_close' && open) {
      count += 1;
      folded.push(fold(draft, { open, inside, id: `code-tabs-${count}` }));
      open = null;
    } else {
      (open ? inside : folded).push(token);
    }
  }
  draft.tokens = folded;
}

function fold(draft: Draft, group: { open: Token; inside: readonly Token[]; id: string }): Token {
  const { open, inside, id } = group;
  const storageKey = readStorageKey(draft, open);
  const tabs = inside.filter((token) => token.type === 'fence').map(toTab);
  const stranger = inside.find((token) => token.type !== 'fence');
  if (stranger) {
    report(draft, {
      ...positionOf(draft, stranger),
      what: 'Code tabs contain something other than fenced code.',
      fix: 'Move it above `<codeblock>` or below `</codeblock>`.',
    });
  } else if (tabs.length === 0) {
    report(draft, {
      ...positionOf(draft, open),
      what: 'Code tabs without code.',
      fix: 'Put fences such as ```` ```bash npm ```` between the two lines.',
    });
  }
  checkTabLabels(draft, inside);
  open.type = 'code_tabs';
  open.nesting = 0;
  open.content = renderCodeTabs(tabs, { id, storageKey });
  open.meta = { storageKey };
  return open;
}

const toTab = (fence: Token): CodeTab => ({
  label: fenceInfoOf(fence).label,
  html: codeOf(fence, fenceInfoOf(fence)),
});
