import type { ComponentApi } from '@/model';
import { cellCode } from '../print/cellMarkdown';
import { translate } from '../words';
import { absentCell, type ComparedRow } from './sideTables';
import type { Side } from './stages';

/** Returns the counts and measurements of a component, a row per fact, without facts that no product has. */
export function factRows(sides: readonly Side[]): ComparedRow[] {
  const row = (title: string, cellOf: (side: Side) => string): ComparedRow => [
    title,
    ...sides.map((side) => cellOf(side) || absentCell),
  ];
  const count = (number: number) => String(number);
  const rows = [
    row(translate('comparePackage'), ({ doc }) => cellCode(doc.packageName)),
    row(translate('compareGzip'), ({ size }) => (size ? inKilobytes(size.gzip) : '')),
    // Sizes of own code mean nothing if another product's size is unknown.
    ...(sides.every(hasOwnCode)
      ? [
          row(translate('compareOwnCode'), (side) => ownCode(side, (own) => own)),
          row(translate('compareShared'), (side) => ownCode(side, (own, all) => all - own)),
        ]
      : []),
    row(translate('compareOwnProps'), ({ doc }) => count(doc.props.length)),
    row(translate('compareInherited'), ({ doc }) =>
      count(doc.inherited.reduce((sum, { props }) => sum + props.length, 0)),
    ),
    row(translate('slots'), ({ doc }) => count(doc.slots.length)),
    row(translate('classes'), ({ doc }) => count(doc.classes.length)),
    row(translate('compareElement'), ({ doc }) => cellCode(doc.element ?? '')),
    row(translate('comparePolymorphic'), ({ doc }) =>
      translate(takesComponent(doc) ? 'compareYes' : 'compareNo'),
    ),
    row(translate('comparePages'), linksOf),
  ];
  return rows.filter(([, ...cells]) => cells.some((cell) => cell !== absentCell));
}

/** Tells whether the root element can be replaced by a prop, its own or an inherited one. */
function takesComponent({ polymorphic, props, inherited }: ComponentApi): boolean {
  const all = [props, ...inherited.map((each) => each.props)].flat();
  return polymorphic || all.some(({ name }) => name === 'component');
}

const hasOwnCode = (side: Side) => ownCode(side, (own) => own) !== '';

/** Returns the bytes before compression of the component's own folder; empty if the sizes do not list it. */
function ownCode({ doc, size }: Side, choose: (own: number, all: number) => number): string {
  const folder = `${doc.packageName}/${doc.name}`;
  const own = size?.parts.find(({ name }) => name === folder)?.minified;
  return size && own !== undefined ? inKilobytes(choose(own, size.minified)) : '';
}

function linksOf({ guide, reference }: Side): string {
  const demos = guide ? [`[${translate('demos')}](${guide.pathname})`] : [];
  return [...demos, `[${translate('section')}](${reference})`].join(', ');
}

/** Formats a size in kilobytes, with one decimal below 100, as on all pages. */
export function inKilobytes(bytes: number): string {
  const value = bytes / 1000;
  return `${Number(value < 100 ? value.toFixed(1) : value.toFixed(0))} kB`;
}
