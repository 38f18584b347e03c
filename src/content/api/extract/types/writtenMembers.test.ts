import { componentOf } from '../testing/findDoc';
import { readPackage } from '../testing/fixturePackage';

const types = `
type Slot<Tag extends React.ElementType, More> = React.ComponentPropsWithRef<Tag> & More;
type Slots<K> = { slotProps?: { [P in keyof K]?: K[P] } };
type Lists<K> = { lists?: { [P in keyof K]?: K[P][] } };
type Swapped<K extends Record<keyof Other, unknown>, Other> = { swapped?: { [P in keyof Other]?: K[P] } };
type Named<K> = { [P in keyof K]?: K[P] };
export interface Point { x: 'left' | 'right' }
export declare function Tag(props: { dot?: Point }): React.JSX.Element;
type Kinds<Value> = {
  'aria-label': string | undefined;
  root: Slot<'div', {}>;
  tag: Slot<typeof Tag, {
    /** Where it is. */
    at: Point; to: number;
  }>;
  other?: Slot<React.ElementType<Point>, Value>;
  readonly deep: Array<Slot<'p', Value[]>>;
  picked: Point['x'];
};
export type WholeProps = Slots<Kinds<string>> & Lists<{ a: Point }> & Swapped<{ a: Point }, { a: 1 }> & { named?: Named<{ a: Point }> };
export interface OpenProps<Value> extends Slots<Kinds<Value>> {}
export interface OtherProps<Choice> extends Slots<{ one: Slot<'i', Choice>; two: { own: <Choice>() => Choice }; many: Choice[] }> {}
export declare function Whole(props: WholeProps): React.JSX.Element;
export declare function Open<Given>(props: OpenProps<Given>): React.JSX.Element;
export type IndexedProps = Slots<{ a: Point; [key: \`data-\${string}\`]: unknown }>;
export declare function Indexed(props: IndexedProps): React.JSX.Element;
export declare function Other(props: OtherProps<'x' | 'y'>): React.JSX.Element;
`;

const extraction = readPackage(types);

function typeOf(component: string, prop: string): string {
  const { props } = componentOf(extraction, component);
  return props.find(({ name }) => name === prop)?.type ?? '';
}

const members = (value: string) =>
  `{ 'aria-label'?: string; root?: Slot<'div', {}>; ` +
  `tag?: Slot<typeof Tag, { at: Point; to: number; }>; ` +
  `other?: Slot<React.ElementType<Point>, ${value}>; ` +
  `readonly deep?: Array<Slot<'p', ${value}[]>>; picked?: 'left' | 'right'; }`;

it('prints members as written, on one line, and resolves indexed access types', () => {
  expect(typeOf('Whole', 'slotProps')).toBe(members('string'));
});

it('replaces type parameters, and nothing else, by their arguments', () => {
  expect(typeOf('Open', 'slotProps')).toBe(members('Given'));
  expect(typeOf('Other', 'slotProps')).toBe(
    `{ one?: Slot<'i', 'x' | 'y'>; two?: { own: <Choice>() => Choice; }; many?: ('x' | 'y')[]; }`,
  );
});

it('leaves to the checker mapped types that do not copy, and those with a name', () => {
  expect(typeOf('Whole', 'lists')).toBe('{ a?: Point[]; }');
  expect(typeOf('Whole', 'swapped')).toBe('{ a?: Point; }');
  expect(typeOf('Indexed', 'slotProps')).toBe('{ [x: `data-${string}`]: unknown; a?: Point; }');
  expect(typeOf('Whole', 'named')).toBe('Named<{ a: Point; }>');
});

it('reports the types that are mentioned', () => {
  expect(Object.keys(componentOf(extraction, 'Whole').definitions).sort()).toEqual([
    'Named',
    'Point',
    'Slot',
  ]);
});
