import type { Token } from 'markdown-it';
import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import type { ContainerMeta } from '../markdown/containerRule';
import { placeInOpening, positionOf } from '../place';
import { renderCodeTabs, type CodeTab } from '../render/codeTabs';
import { codeOf } from '../render/code';
import { fenceInfoOf } from './readFences';

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
      what: 'Code tabs hold something other than fenced code.',
      fix: 'Move it above `<codeblock>` or below `</codeblock>`.',
    });
  } else if (tabs.length === 0) {
    report(draft, {
      ...positionOf(draft, open),
      what: 'Code tabs without code.',
      fix: 'Put fences such as ```` ```bash npm ```` between the two lines.',
    });
  }
  checkLabels(draft, inside);
  open.type = 'code_tabs';
  open.nesting = 0;
  open.content = renderCodeTabs(tabs, { id, storageKey });
  open.meta = { storageKey };
  return open;
}

function readStorageKey(draft: Draft, open: Token): string | null {
  const { opening } = open.meta as ContainerMeta;
  const attributes = opening.matchAll(
    /\s([^\s=>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=>]+))?)?/g,
  );
  let storageKey: string | null = null;
  for (const { 1: name = '', 2: double, 3: single, 4: bare, index } of attributes) {
    const value = double ?? single ?? bare;
    if (name === 'storageKey' && value) {
      storageKey = value;
    } else {
      report(draft, {
        ...placeInOpening(draft, open, { opening, offset: index + 1 }),
        ...explainAttribute(name),
      });
    }
  }
  return storageKey;
}

function explainAttribute(name: string): { what: string; fix: string } {
  if (name === 'storageKey') {
    return { what: '`storageKey` has no value.', fix: 'Write `storageKey="package-manager"`.' };
  }
  const meant = nearest(name, ['storageKey']);
  return {
    what: `Unknown attribute \`${name}\` of \`<codeblock>\`.`,
    fix: meant ? `Did you mean \`${meant}\`?` : 'The only attribute is `storageKey`.',
  };
}

const toTab = (fence: Token): CodeTab => ({
  label: fenceInfoOf(fence).label,
  html: codeOf(fence, fenceInfoOf(fence)),
});

function checkLabels(draft: Draft, inside: readonly Token[]): void {
  const seen = new Set<string>();
  for (const fence of inside.filter((token) => token.type === 'fence')) {
    const { label, language } = fenceInfoOf(fence);
    if (!label || seen.has(label)) {
      report(draft, {
        ...positionOf(draft, fence),
        what: label ? `Two code tabs are called \`${label}\`.` : 'The code tab has no name.',
        fix: label
          ? 'Give each tab a name of its own.'
          : `Write its name after the language: \`${language || 'bash'} npm\`.`,
      });
    }
    seen.add(label);
  }
}
