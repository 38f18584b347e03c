import type { ApiDoc, ApiProp, ComponentApi, SearchRowKind } from '@/model';

interface FoundRow {
  kind: SearchRowKind;
  item: ApiProp;
  inherited?: boolean;
}

/** Returns the rows of a component, hook or interface, except its slots and classes: props, parameters or members. */
export function rowsOfReference(doc: ApiDoc): FoundRow[] {
  const rows = (kind: SearchRowKind, items: readonly ApiProp[], inherited?: boolean) =>
    items.map((item) => ({ kind, item, inherited }));
  if (doc.kind === 'interface') return rows('prop', doc.members);
  if (doc.kind === 'hook') {
    return [...rows('parameter', doc.parameters), ...rows('return', doc.returnValue)];
  }
  return [...rows('prop', doc.props), ...rows('prop', inheritedProps(doc), true)];
}

/**
 * Returns the inherited props with a row on the page, as the reference selects them, without those of the styling
 * system.
 */
function inheritedProps(doc: ComponentApi): ApiProp[] {
  const taken = new Set(doc.props.map(({ name }) => name));
  return doc.inherited.flatMap(({ from, pathname, props }) => {
    const fresh = props.filter(({ name }) => !taken.has(name) && taken.add(name));
    return pathname || from.startsWith('React.') ? fresh : [];
  });
}
