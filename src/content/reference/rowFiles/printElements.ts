import type { OutputFile } from '../../emit';
import type { Row } from '../stages';
import { attributesUrl } from './addresses';
import type { ElementsRequest } from './elementFiles';
import { printRows } from './printRows';
import { readAttributes, type ElementAttribute } from './readAttributes';

/** Prints the attributes of elements; `@` stands for the component whose table takes the rows in. */
export function printElements({ root, elements }: ElementsRequest): OutputFile[] {
  const attributes = readAttributes(root, elements);
  return elements.map((element) => ({
    file: `public${attributesUrl(element)}`,
    content: printRows((attributes[element] ?? []).map(rowOf), (href) => href),
  }));
}

function rowOf({ name, type, description, deprecated }: ElementAttribute): Row {
  return {
    id: `@-prop-${name}`,
    name,
    deprecated,
    origin: 'dom',
    cells: [
      { kind: 'type', source: type },
      { kind: 'code', code: '' },
      { kind: 'text', markdown: description },
    ],
  };
}
