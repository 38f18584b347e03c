import { kebabName, type ApiDoc } from '@/model';
import type { Section } from '../stages';
import { translate } from '../words';

/** Returns the id of the declaration of each type in the tables. */
export function typeIdsOf(doc: ApiDoc): Record<string, string> {
  const prefix = `${kebabName(doc.name)}-type-`;
  return Object.fromEntries(Object.keys(doc.definitions).map((name) => [name, prefix + name]));
}

/** Shows the declarations of the types that the tables mention by name. */
export function describeTypes(doc: ApiDoc): Section | undefined {
  const ids = typeIdsOf(doc);
  const types = Object.entries(doc.definitions).map(([name, source]) => {
    return { id: ids[name] ?? '', name, source };
  });
  if (types.length === 0) return undefined;
  return {
    id: 'types',
    title: translate('types'),
    parts: [
      { kind: 'text', markdown: translate('typesText') },
      { kind: 'types', types },
    ],
  };
}
