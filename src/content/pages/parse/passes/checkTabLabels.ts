import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { positionOf } from '../place';
import { fenceInfoOf } from './readFences';

/** Reports fences in code tabs that have no name, or the name of another tab. */
export function checkTabLabels(draft: Draft, inside: readonly Token[]): void {
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
