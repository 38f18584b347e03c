import { componentOf, propOf } from '../testing/findDoc';
import { readPackage } from '../testing/fixturePackage';

const types = `
type Responsive<T> = T | T[];
interface Styles<Size = number> {
  /**
   * This feature is well established.
   *
   * **Syntax**: \`<size>\`
   *
   * | Chrome | Safari |
   *
   * @see https://example.com/margin
   */
  margin?: Size | 'auto';
  /**
   * Color of the text.
   *
   * **Initial value**: \`black\`
   */
  color?: string;
}
export interface Theme { color: string }
interface AllStyles extends Styles {}
type StyleProps<Theme> = {
  [K in Extract<keyof AllStyles, string>]?: Responsive<AllStyles[K]> | ((theme: Theme) => AllStyles[K]);
};
type Picked = { [K in Extract<keyof AllStyles, string>]: AllStyles[K] };
export interface BoxProps extends StyleProps<Theme> { theme?: Theme }
export declare function Box(props: BoxProps): React.JSX.Element;
export declare function Text(props: Omit<StyleProps<Theme>, 'margin'>): React.JSX.Element;
export declare function Line(props: Picked): React.JSX.Element;
`;

const extraction = readPackage(types);
const box = componentOf(extraction, 'Box');
const [system] = box.inherited;

it("prints a mapped type's expression for a prop instead of its expansion", () => {
  expect(system!.from).toBe('StyleProps');
  expect(propOf(system!.props, 'margin').type).toBe(
    `Responsive<AllStyles['margin']> | ((theme: Theme) => AllStyles['margin'])`,
  );
});

it('finds the mapped type behind one that leaves props out', () => {
  const [inherited] = componentOf(extraction, 'Text').inherited;
  expect(inherited!.props.map(({ type }) => type)).toEqual([
    `Responsive<AllStyles['color']> | ((theme: Theme) => AllStyles['color'])`,
  ]);
});

it('resolves a prop that a mapped type merely picks', () => {
  const [inherited] = componentOf(extraction, 'Line').inherited;
  expect(propOf(inherited!.props, 'color').type).toBe('string | undefined');
});

it('takes the syntax and the address from the comment of the CSS property', () => {
  expect(propOf(system!.props, 'margin').description).toBe(
    '**Syntax**: `<size>`\n\n[example.com](https://example.com/margin)',
  );
  expect(propOf(system!.props, 'color').description).toBe('Color of the text.');
});

it('defines the types that are named, but no type parameter of the same name', () => {
  expect(Object.keys(box.definitions)).toEqual(['AllStyles', 'Responsive', 'Theme']);
});
