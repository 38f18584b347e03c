import { componentOf, propOf } from '../testing/findDoc';
import { readPackage } from '../testing/fixturePackage';

const types = `
type Picked = Pick<React.InputHTMLAttributes<HTMLInputElement>, 'value' | 'id'>;
type Root = React.HTMLAttributes<HTMLDivElement> & React.RefAttributes<HTMLDivElement>;
export declare function Field(props: Root & Picked): React.JSX.Element;
export declare function Toggle(props: Omit<React.InputHTMLAttributes<HTMLInputElement>, 'id'> & Root): React.JSX.Element;
export declare function Fade(props: React.HTMLAttributes<HTMLElement>): React.JSX.Element;
type Refs = { ref?: React.Ref<unknown> } & { ref?: React.Ref<HTMLDivElement> };
export declare function Joined(props: Refs): React.JSX.Element;
`;

const script = `
export const Field = React.forwardRef(function Field({ other }, ref) { return _jsx('div', { ref, ...other }); });
export const Toggle = React.forwardRef(function Toggle({ other }, ref) { return _jsx('div', { ref, ...other }); });
export const Fade = (props) => React.cloneElement(props.children, props);
export const Joined = () => null;
`;

const extraction = readPackage(types, script);
const doc = (name: string) => componentOf(extraction, name);

it('lists attributes that the props name as own props if the root element does not have them', () => {
  expect(propOf(doc('Field').props, 'value').type).toBe('string');
  expect(doc('Field').props.map(({ name }) => name)).not.toContain('id');
  expect(doc('Field').elementAttributes).toBe(3);
});

it('lists other attributes of another element as inherited from React', () => {
  expect(doc('Toggle').inherited).toMatchObject([
    { from: 'React.InputHTMLAttributes', props: [{ name: 'disabled' }, { name: 'value' }] },
  ]);
});

it('knows which attributes are accepted even if it is unknown which element gets them', () => {
  expect(doc('Fade').element).toBeUndefined();
  expect(doc('Fade')).toMatchObject({ attributesOf: 'div', elementAttributes: 3 });
});

it('finds the element type of a ref whose type is an intersection', () => {
  expect(doc('Joined').ref).toBe('HTMLDivElement');
});
