import type { OutputFile } from '@/content/pages';
import type { ElementAttribute, ElementAttributes } from '../../extract/attributes';
import type { Row } from '../tablePart';
import { attributesUrl } from './addresses';
import { printRows } from './printRows';

/** Prints the attributes of elements; `@` is replaced by the component whose table shows the rows. */
export function printElements(attributes: ElementAttributes): OutputFile[] {
  return Object.entries(attributes).map(([element, own]) => ({
    file: `public${attributesUrl(element)}`,
    content: printRows(own.map(rowOf), (href) => href),
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
