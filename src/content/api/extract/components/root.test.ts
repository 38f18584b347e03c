import { componentOf } from '../testing/findDoc';
import { readPackage } from '../testing/fixturePackage';

const types = `
type Props<T> = React.HTMLAttributes<T> & { color?: string };
export declare function Field(props: Props<HTMLDivElement> & React.RefAttributes<unknown>): React.JSX.Element;
export declare function Fade(props: Props<HTMLDivElement> & React.RefAttributes<unknown> & { in: boolean }): React.JSX.Element;
export interface FieldClasses { root: string }
export declare const fieldClasses: FieldClasses;
export declare function List(props: { items: string[]; slots?: { root?: React.ElementType } }): React.JSX.Element;
export declare function Loose(props: { items: string[] }): React.JSX.Element;
export declare function Plain(props: { items: string[] }): React.JSX.Element;
`;

const script = `
const fieldClasses = generateUtilityClasses('DemoField', ['root']);
const ListRoot = styled(StyledRoot, { name: 'DemoList', slot: 'Root' })({});
const ListInner = styled('ul', { name: 'DemoList', slot: 'root' })({});
export const List = React.forwardRef(function List(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'DemoList' });
});
export const Loose = React.forwardRef(function Loose({ items }, ref) {});
export const Plain = () => null;
export const Fade = React.forwardRef(function Fade({ children }, ref) {});
`;

const extraction = readPackage(types, script);
const doc = (name: string) => componentOf(extraction, name);

it('takes the element whose attributes the types have if the component has a root', () => {
  expect(doc('Field')).toMatchObject({ element: 'div', ref: 'HTMLDivElement' });
});

it("leaves the ref's type open if a component passes everything to its child", () => {
  expect(doc('Fade').element).toBeUndefined();
  expect(doc('Fade').ref).toBe('unknown');
});

it('knows that the code forwards a ref that the types lack', () => {
  expect(doc('List').ref).toBe('HTMLUListElement');
  expect(doc('Loose').ref).toBe('unknown');
  expect(doc('Plain').ref).toBeUndefined();
});
