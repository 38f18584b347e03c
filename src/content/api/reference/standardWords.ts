import { memberKind } from './memberKind';
import type { ReferencePage } from './stages';
import { translate } from './words';

const oneOf = { component: 'aboutComponent', hook: 'aboutHook' } as const;

const severalOf = { component: 'aboutComponents', hook: 'aboutHooks' } as const;

const listOf = {
  members: 'aboutInterface',
  events: 'aboutEvents',
  selectors: 'aboutSelectors',
} as const;

/** Returns the standard summary of a page of its kind. */
export function standardWords({ docs, product }: ReferencePage): string {
  const [doc, ...others] = docs;
  const { kind, name } = doc;
  if (kind === 'interface') return translate(listOf[memberKind(doc, product)], { name });
  const names = new Intl.ListFormat('en').format(docs.map((each) => each.name));
  return translate((others.length > 0 ? severalOf : oneOf)[kind], { name, names });
}
