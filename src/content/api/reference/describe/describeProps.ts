import { kebabName, type ApiDoc, type ComponentApi } from '@/model';
import { attributesUrl, rowsUrl } from '../rowFiles/addresses';
import type { Row, Section, TableFilter, TablePart } from '../stages';
import { translate } from '../words';
import { labelOf } from './fieldTable';
import { typeIdsOf } from './describeTypes';
import { inheritedRow, isFromReact, propColumns, propRow } from './propRow';

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
    ...(rows.length > 0 && { filter: filterOf(doc, own.length, handedDown) }),
    typeIds: typeIdsOf(doc),
  };
  return {
    id: 'props',
    title,
    parts: [{ kind: 'text', markdown: aroundProps(doc) }, ...(rows.length > 0 ? [table] : [])],
  };
}

/**
 * Returns the rows of the styling system's props. They have a file of their own: there are too many for a page, and
 * many components share them.
 */
export function systemRows(doc: ComponentApi): Row[] {
  return inheritedRows(doc).filter(({ origin }) => origin === 'system');
}

/** Returns the rows of inherited props. If several components pass a prop on, the nearest one counts. */
function inheritedRows(doc: ComponentApi): Row[] {
  const taken = new Set(doc.props.map(({ name }) => name));
  return doc.inherited.flatMap((inheritance) =>
    inheritance.props
      .filter(({ name }) => !taken.has(name) && taken.add(name))
      .map((prop) => inheritedRow(doc, inheritance, prop)),
  );
}

const byName = (a: Row, b: Row): number => a.name.localeCompare(b.name, 'en');

function filterOf(
  doc: ComponentApi,
  own: number,
  handedDown: readonly Row[],
): TableFilter | undefined {
  const count = (origin: Row['origin']) => handedDown.filter((row) => row.origin === origin).length;
  const [inherited, system] = [count('inherited'), count('system')];
  const element = doc.element ?? doc.attributesOf;
  const more: TableFilter['more'] = [
    ...(inherited > 0
      ? [{ origin: 'inherited' as const, label: translate('inherited', { count: inherited }) }]
      : []),
    ...(system > 0
      ? [
          {
            origin: 'system' as const,
            label: translate('system', { count: system }),
            url: rowsUrl(doc),
          },
        ]
      : []),
    ...(element
      ? [
          {
            origin: 'dom' as const,
            label: translate('dom', { element: `<${element}>` }),
            url: attributesUrl(element),
          },
        ]
      : []),
  ];
  return more.length > 0 ? { own, more } : undefined;
}

function aroundProps({ inherited, element, polymorphic, ref }: ComponentApi): string {
  const handing = inherited.filter(({ from }) => !isFromReact(from));
  const names = handing.map(({ from, pathname }) => (pathname ? `[${from}](${pathname})` : from));
  const list = new Intl.ListFormat('en').format(names);
  return [
    names.length > 0 && translate('restToComponent', { names: list }),
    element && translate('restToElement', { element }),
    polymorphic && translate('polymorphic'),
    aboutRef(ref),
  ]
    .filter(Boolean)
    .join(' ');
}

function aboutRef(ref: string | undefined): string {
  if (ref === undefined) return translate('noRef');
  return ref === 'unknown' ? translate('refOpen') : translate('ref', { type: ref });
}
