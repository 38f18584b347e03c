import type { ComponentApi } from '@/model';
import { cellCode } from '../print/cellMarkdown';
import { say } from '../words';
import type { ComparedRow } from './sideTables';
import type { Side } from './stages';

/** What can be counted and measured of a component, by fact. Facts that no product has are left out. */
export function factRows(sides: readonly Side[]): ComparedRow[] {
  const row = (title: string, cellOf: (side: Side) => string): ComparedRow => [
    title,
    ...sides.map((side) => cellOf(side) || '–'),
  ];
  const count = (number: number) => String(number);
  const rows = [
    row(say('comparePackage'), ({ doc }) => cellCode(doc.packageName)),
    row(say('compareGzip'), ({ size }) => (size ? inKilobytes(size.gzip) : '')),
    // Parts of the code of some say nothing next to those of others that are not known.
    ...(sides.every(hasOwnCode)
      ? [
          row(say('compareOwnCode'), (side) => ownCode(side, (own) => own)),
          row(say('compareShared'), (side) => ownCode(side, (own, all) => all - own)),
        ]
      : []),
    row(say('compareOwnProps'), ({ doc }) => count(doc.props.length)),
    row(say('compareInherited'), ({ doc }) =>
      count(doc.inherited.reduce((sum, { props }) => sum + props.length, 0)),
    ),
    row(say('slots'), ({ doc }) => count(doc.slots.length)),
    row(say('classes'), ({ doc }) => count(doc.classes.length)),
    row(say('compareElement'), ({ doc }) => cellCode(doc.element ?? '')),
    row(say('comparePolymorphic'), ({ doc }) =>
      say(takesComponent(doc) ? 'compareYes' : 'compareNo'),
    ),
    row(say('comparePages'), linksOf),
  ];
  return rows.filter(([, ...cells]) => cells.some((cell) => cell !== '–'));
}

/** Whether the root element may be another one, by a prop of its own or of what it extends. */
function takesComponent({ polymorphic, props, inherited }: ComponentApi): boolean {
  const all = [props, ...inherited.map((each) => each.props)].flat();
  return polymorphic || all.some(({ name }) => name === 'component');
}

const hasOwnCode = (side: Side) => ownCode(side, (own) => own) !== '';

/** Bytes before compression, of the folder that has the component's name; nothing where the sizes do not list it. */
function ownCode({ doc, size }: Side, choose: (own: number, all: number) => number): string {
  const folder = `${doc.packageName}/${doc.name}`;
  const own = size?.parts.find(({ name }) => name === folder)?.minified;
  return size && own !== undefined ? inKilobytes(choose(own, size.minified)) : '';
}

function linksOf({ guide, reference }: Side): string {
  const demos = guide ? [`[${say('demos')}](${guide.pathname})`] : [];
  return [...demos, `[${say('section')}](${reference})`].join(', ');
}

/** What sets each product apart, told from what was counted and measured. */
export function strengthsOf(side: Side, sides: readonly Side[]): string[] {
  const isLeast = (valueOf: (one: Side) => number) =>
    sides.every((other) => other === side || valueOf(other) > valueOf(side));
  const isMeasured = sides.every(({ size }) => size);
  return [
    ...(isMeasured && isLeast(({ size }) => size!.gzip)
      ? [say('compareSmallest', { size: inKilobytes(side.size!.gzip) })]
      : []),
    ...(isLeast(({ doc }) => -doc.props.length)
      ? [say('compareMostProps', { count: side.doc.props.length })]
      : []),
    ...(isLeast(({ doc }) => -doc.slots.length)
      ? [say('compareMostSlots', { count: side.doc.slots.length })]
      : []),
  ];
}

/** Kilobytes with one decimal below 100, as bundle sizes are told on all pages. */
export function inKilobytes(bytes: number): string {
  const value = bytes / 1000;
  return `${Number(value < 100 ? value.toFixed(1) : value.toFixed(0))} kB`;
}
