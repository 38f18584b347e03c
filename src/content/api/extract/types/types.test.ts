import { componentOf, hookOf, propOf } from '../testing/findDoc';
import { readPackage } from '../testing/fixturePackage';

const types = `
interface Overrides { huge: true }
type Sizes<T extends string, U> = keyof (Record<T, true> & U);
export type Tone = 'calm' | 'loud';
export interface Point { x: number; y?: number }
type Nullable<T> = { [K in keyof T]: T[K] | null };
type IfArray<T> = T extends any[] ? 'list' : 'single';
export interface BoxProps<Value> {
  size?: Sizes<'small' | 'large', Overrides>;
  tone?: Tone;
  toneOrNumber?: Tone | number | null;
  node?: React.ReactNode;
  point: Point;
  both?: Point & { z: number };
  value: Value;
  list?: readonly Value[];
  mapped?: Nullable<Point>;
  conditional?: IfArray<string[]>;
  indexed?: Point['x'];
  flag?: boolean | 'auto';
  tuple?: [start: number, end?: number];
  component?: React.ElementType;
  quoted?: { 'aria-label'?: string };
  callback?: (value: Value) => void;
  either?: string | ((value: Value) => string);
  keys?: keyof Point;
  literal?: \`\${Tone}-color\`;
  event?: React.SyntheticEvent<Element>;
  target?: React.SyntheticEvent<HTMLElement>;
  cells?: Nullable<{ all: Cell<any, Point>; one: Cell<any, any, Point> }>['all'];
}
export interface Cell<R = any, V = R, F = V> { row: R; value: V; formatted: F }
interface Short { render?: ((size: number) => string) | undefined }
interface Long { render?: ((size: number) => string) | undefined }
interface ColumnProps { render?: (Short | Long)['render'] }
export declare function Column(props: ColumnProps): React.JSX.Element;
interface ToggleProps<Plain extends boolean, Data> { plain?: Plain; data?: Data; free: any }
export declare function Toggle(props: ToggleProps<any, any>): React.JSX.Element;
export declare function Switch<Multiple extends boolean | undefined>(props: {
  multiple?: Multiple;
  value: Choice<Multiple>;
}): React.JSX.Element;
type Choice<Multiple> = Multiple extends true ? string[] : string;
type EventName = keyof Record<\`event-\${0 | 1 | 2 | 3 | 4}-\${0 | 1 | 2 | 3 | 4}-that-has-a-name\`, true>;
export declare function useEvent<E extends EventName>(name: E, more: number): void;
export declare function Box<Value>(props: BoxProps<Value>): React.JSX.Element;
`;

const extraction = readPackage(types);
let printed: Record<string, string>;
let definitions: Readonly<Record<string, string>>;

beforeAll(() => {
  const box = componentOf(extraction, 'Box');
  printed = Object.fromEntries(box.props.map(({ name, type }) => [name, type]));
  definitions = box.definitions;
});

it.each([
  ['size', `'small' | 'large' | 'huge'`],
  ['tone', `'calm' | 'loud'`],
  ['toneOrNumber', `number | 'calm' | 'loud' | null`],
  ['node', 'React.ReactNode'],
  ['point', 'Point'],
  ['both', 'Point & { z: number; }'],
  ['value', 'Value'],
  ['list', 'readonly Value[]'],
  ['mapped', 'Nullable<Point>'],
  ['conditional', `'list'`],
  ['indexed', 'number'],
  ['flag', `'auto' | boolean`],
  ['tuple', '[start: number, end?: number]'],
  ['component', 'React.ElementType'],
  ['quoted', `{ 'aria-label'?: string; }`],
  ['callback', '(value: Value) => void'],
  ['either', 'string | ((value: Value) => string)'],
  ['keys', `'x' | 'y'`],
  ['literal', `'calm-color' | 'loud-color'`],
  ['event', 'React.SyntheticEvent'],
  ['target', 'React.SyntheticEvent<HTMLElement>'],
  ['cells', 'Cell<any, Point> | null'],
])('prints the type of %s', (name, expected) => {
  expect(printed[name]).toBe(expected);
});

it("defines the package's named types that are mentioned", () => {
  expect(Object.keys(definitions)).toEqual(['Cell', 'Nullable', 'Point']);
  expect(definitions.Point).toBe('interface Point {\n    x: number;\n    y?: number;\n}');
});

it('prints the constraint of a type parameter, and keeps its name if other types depend on it', () => {
  const { props } = componentOf(extraction, 'Switch');
  expect(propOf(props, 'multiple').type).toBe('boolean');
  expect(propOf(props, 'value').type).toBe('Choice<Multiple>');
});

it("prints the name of a type parameter's constraint if that has too many members to read", () => {
  expect(propOf(hookOf(extraction, 'useEvent').parameters, 'name').type).toBe('EventName');
});

it('says what a type parameter has to be where any stands for it', () => {
  const { props } = componentOf(extraction, 'Toggle');
  expect(propOf(props, 'plain').type).toBe('boolean');
  expect(propOf(props, 'data').type).toBe('any');
  expect(propOf(props, 'free').type).toBe('any');
});

it('puts no parentheses around a function that several types have', () => {
  const { props } = componentOf(extraction, 'Column');
  expect(propOf(props, 'render').type).toBe('(size: number) => string');
});
