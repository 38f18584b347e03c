import type { ApiPlan } from '@/model';
import { searchFlags } from '@/model/search';
import { firstSentence, textOfMarkdown } from './plainText';
import type { RowOwner } from './shardDraft';

/** Characters of a description below a component in the results, and among the words by which a row is found. */
export const descriptionLength = 110;

/** Characters of a description below a row in the results. */
const lineLength = 72;

interface Described {
  name?: string;
  description: string;
  type?: string;
  deprecated?: string;
  plan?: ApiPlan;
}

/**
 * Returns the text and words of a row. Literals in a type, `'contained'`, can be searched; an inherited prop has no
 * text, because its own row has it.
 */
export function rowText(
  item: Described,
  inherited = false,
): Pick<RowOwner, 'text' | 'words' | 'flags'> {
  const text = textOfMarkdown(item.description);
  const values = [...(item.type ?? '').matchAll(/'([\w-]+)'/g)].map(([, value]) => value);
  return {
    text: firstSentence(text, lineLength),
    words: inherited ? '' : [firstSentence(text, descriptionLength), ...values].join(' '),
    flags:
      flagsOf(item) |
      (inherited ? searchFlags.inherited : 0) |
      (item.name?.startsWith('unstable_') ? searchFlags.internal : 0),
  };
}

/** Returns the flags for whether an item is deprecated, and for the plan that it needs. */
export function flagsOf({ deprecated, plan }: Pick<Described, 'deprecated' | 'plan'>): number {
  return (deprecated === undefined ? 0 : searchFlags.deprecated) | (plan ? searchFlags[plan] : 0);
}
