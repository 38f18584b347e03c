import { componentOf } from '../testing/findDoc';
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
}
export declare function Box<Value>(props: BoxProps<Value>): React.JSX.Element;
`;

let printed: Record<string, string>;
let definitions: Readonly<Record<string, string>>;

beforeAll(() => {
  const box = componentOf(readPackage(types), 'Box');
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
])('prints the type of %s', (name, expected) => {
  expect(printed[name]).toBe(expected);
});

it('defines the named types of the package that are mentioned', () => {
  expect(Object.keys(definitions)).toEqual(['Nullable', 'Point']);
  expect(definitions.Point).toBe('interface Point {\n    x: number;\n    y?: number;\n}');
});
