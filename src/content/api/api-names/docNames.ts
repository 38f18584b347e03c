import type { ApiDoc, ComponentApi } from '@/model';

/** Returns the names of all props of a component according to the reference, its own first. */
export function propsOf({ props, inherited }: ComponentApi): string[] {
  return [...props, ...inherited.flatMap((it) => it.props)].map(({ name }) => name);
}

/** Returns the names of a component's slots. */
export function slotsOf({ slots }: ComponentApi): string[] {
  return slots.map(({ name }) => name);
}

/** Returns the names of the types that a doc shows or is known to have. */
export function typesOf(doc: ApiDoc): string[] {
  const shown = Object.keys(doc.definitions);
  if (doc.kind === 'component') return [...shown, doc.name, `${doc.name}Props`];
  return doc.kind === 'interface' ? [...shown, doc.name] : shown;
}

/** Returns names that code uses besides props: members of interfaces, parameters and results of hooks. */
export function membersOf(doc: ApiDoc): string[] {
  if (doc.kind === 'component') return [];
  const fields = doc.kind === 'hook' ? [...doc.parameters, ...doc.returnValue] : doc.members;
  return fields.map(({ name }) => name);
}
