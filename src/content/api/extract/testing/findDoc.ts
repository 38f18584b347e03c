import type { ApiDoc, ApiProp, ComponentApi, HookApi } from '@/model';
import type { Extraction } from '../readAll';

/** Returns the reference of a component. */
export function componentOf(extraction: Extraction, name: string): ComponentApi {
  const doc = find(extraction, name);
  if (doc.kind !== 'component') throw new Error(`${name} is a ${doc.kind}`);
  return doc;
}

/** Returns the reference of a hook. */
export function hookOf(extraction: Extraction, name: string): HookApi {
  const doc = find(extraction, name);
  if (doc.kind !== 'hook') throw new Error(`${name} is a ${doc.kind}`);
  return doc;
}

/** Returns the prop of a name. */
export function propOf(props: readonly ApiProp[], name: string): ApiProp {
  const prop = props.find((candidate) => candidate.name === name);
  if (!prop) throw new Error(`No prop ${name} among ${props.map((one) => one.name).join(', ')}`);
  return prop;
}

function find({ docs }: Extraction, name: string): ApiDoc {
  const doc = docs.find((candidate) => candidate.name === name);
  if (!doc) throw new Error(`${name} is not described`);
  return doc;
}
