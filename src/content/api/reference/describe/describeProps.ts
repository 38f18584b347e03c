import { kebabName, type ApiDoc } from '@/model';
import type { Row, TablePart } from '../tablePart';
import type { Section } from '../stages';
import { translate } from '../words';
import { labelOf } from './fieldTable';
import { typeIdsOf } from './describeTypes';
import { propColumns, propRow } from './propRow';
import { inheritedRows } from './inheritedRows';
import { propFilter } from './propFilter';
import { aroundProps } from './aroundProps';

/** Describes the props of a component, own and inherited, and where all others go. */
export function describeProps(doc: ApiDoc): Section | undefined {
  if (doc.kind !== 'component') return undefined;
  const own = doc.props.map((prop) => propRow(doc, 'prop', prop));
  const handedDown = inheritedRows(doc);
  const inherited = handedDown.filter(({ origin }) => origin === 'inherited');
  // Own props come first: the page is about them.
  const rows = [...own.sort(byName), ...inherited.sort(byName)];
  const title = translate('props');
  const table: TablePart = {
    kind: 'table',
    view: 'props',
    label: labelOf(doc, title),
    prefix: kebabName(doc.name),
    columns: propColumns(),
    rows,
    ...(rows.length > 0 && { filter: propFilter(doc, own.length, handedDown) }),
    typeIds: typeIdsOf(doc),
  };
  return {
    id: 'props',
    title,
    parts: [{ kind: 'text', markdown: aroundProps(doc) }, ...(rows.length > 0 ? [table] : [])],
  };
}

const byName = (a: Row, b: Row): number => a.name.localeCompare(b.name, 'en');
