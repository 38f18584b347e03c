import type { ApiDoc, ApiProp } from '@/model';
import { declareType } from './declareType';

/** The most characters of a type in a cell; a longer type is replaced by a name and declared below. */
const longest = 320;

/** Moves every type that is too long for a cell to the declarations, named after its prop. */
export function shortenTypes(doc: ApiDoc): ApiDoc {
  const definitions: Record<string, string> = { ...doc.definitions };
  const shorten = (props: readonly ApiProp[]): ApiProp[] =>
    props.map((prop) => {
      if (prop.type.length <= longest) return prop;
      const name = nameFor(prop, definitions);
      definitions[name] = declareType(name, prop.type);
      return { ...prop, type: name };
    });
  switch (doc.kind) {
    case 'component': {
      const inherited = doc.inherited.map((each) =>
        each.pathname ? { ...each, props: shorten(each.props) } : each,
      );
      return { ...doc, props: shorten(doc.props), inherited, definitions };
    }
    case 'hook': {
      const [parameters, returnValue] = [shorten(doc.parameters), shorten(doc.returnValue)];
      return { ...doc, parameters, returnValue, definitions };
    }
    case 'interface':
      return { ...doc, members: shorten(doc.members), definitions };
  }
}

/**
 * Returns a name for the type of a prop: `slotProps` is declared as `SlotProps`. Props of the same type share the
 * name; different types get different names.
 */
function nameFor({ name, type }: ApiProp, definitions: Readonly<Record<string, string>>): string {
  const base = name.charAt(0).toUpperCase() + name.slice(1).replace(/\W/g, '');
  const isFree = (candidate: string) =>
    !Object.hasOwn(definitions, candidate) ||
    definitions[candidate] === declareType(candidate, type);
  let free = base;
  for (let number = 2; !isFree(free); number += 1) free = `${base}${number}`;
  return free;
}
