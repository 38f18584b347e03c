import fs from 'node:fs';
import path from 'node:path';

const types = 'node_modules/@types/react/index.d.ts';

/** Interfaces whose members every element of HTML takes. */
const general: readonly string[] = ['AriaAttributes', 'DOMAttributes', 'HTMLAttributes'];

/** Names of the attributes that elements take, as the types of React list them. */
export interface AttributeNames {
  /** Of all elements together. */
  all: ReadonlySet<string>;
  /** Of one element of HTML; of others, and of elements nobody knows, all there are. */
  of(element: string | undefined): ReadonlySet<string>;
}

/** Reads the optional members of the interfaces in React's types. */
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
    of(element) {
      const specific = members.get(interfaces.get(element ?? '') ?? '');
      return specific ? new Set([...ofAllElements, ...specific]) : all;
    },
  };
}

function optionalMembers(text: string): string[] {
  const names = [...text.matchAll(/^\s+(?:"([a-z-]+)"|(\w+))\?:/gm)];
  return names.flatMap(([, quoted, name]) => quoted ?? name ?? []);
}
