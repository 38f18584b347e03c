import type { ComponentApi } from '@/model';
import type { Row } from '../tablePart';
import { inheritedRow } from './propRow';

/** Returns the rows of inherited props. If several components pass a prop on, the nearest one counts. */
export function inheritedRows(doc: ComponentApi): Row[] {
  const taken = new Set(doc.props.map(({ name }) => name));
  return doc.inherited.flatMap((inheritance) =>
    inheritance.props
      .filter(({ name }) => !taken.has(name) && taken.add(name))
      .map((prop) => inheritedRow(doc, inheritance, prop)),
  );
}

/**
 * Returns the rows of the styling system's props. They have a file of their own: there are too many for a page, and
 * many components share them.
 */
export function systemRows(doc: ComponentApi): Row[] {
  return inheritedRows(doc).filter(({ origin }) => origin === 'system');
}
