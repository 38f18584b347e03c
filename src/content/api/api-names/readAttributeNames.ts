import fs from 'node:fs';
import path from 'node:path';

const types = 'node_modules/@types/react/index.d.ts';

/** Interfaces of React whose attributes every HTML element takes. */
const general: readonly string[] = ['AriaAttributes', 'DOMAttributes', 'HTMLAttributes'];

/** Names of the attributes that elements take, according to React's types. */
export interface AttributeNames {
  /** The attributes of all elements together. */
  all: ReadonlySet<string>;
  /** Returns the attributes of an HTML element; all attributes if the element is unknown. */
  namesFor(element: string | undefined): ReadonlySet<string>;
}

/** Reads the optional members of the attribute interfaces in React's types. */
export function readAttributeNames(root: string): AttributeNames {
  const file = path.join(root, types);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const members = new Map(
    [...text.matchAll(/^ *interface (\w+)[^{]*\{([^]*?)^ *\}/gm)].map(
      ([, name = '', body = '']) => [name, optionalMembers(body)] as const,
    ),
  );
  const own = ['key', 'ref', 'children'];
  const all = new Set([...own, ...optionalMembers(text)]);
  const ofAllElements = [...own, ...general.flatMap((name) => members.get(name) ?? [])];
  const interfaces = new Map(
    [...text.matchAll(/^\s+(\w+): React\.DetailedHTMLProps<\s*React\.(\w+)/gm)].map(
      ([, element = '', name = '']) => [element, name] as const,
    ),
  );
  return {
    all,
    namesFor(element) {
      const specific = members.get(interfaces.get(element ?? '') ?? '');
      return specific ? new Set([...ofAllElements, ...specific]) : all;
    },
  };
}

function optionalMembers(text: string): string[] {
  const names = [...text.matchAll(/^\s+(?:"([a-z-]+)"|(\w+))\?:/gm)];
  return names.flatMap(([, quoted, name]) => quoted ?? name ?? []);
}
