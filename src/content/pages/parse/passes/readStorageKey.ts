import type { Token } from 'markdown-it';
import { nearest } from '../../read';
import { report, type Draft } from '../draft';
import { containerOf } from '../markdown/containerRule';
import { placeInOpening } from '../place';

/** Returns the `storageKey` of code tabs, null if there is none. Reports other attributes and a missing value. */
export function readStorageKey(draft: Draft, open: Token): string | null {
  const { opening } = containerOf(open);
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
