import { componentOf } from '../testing/findDoc';
import { readPackage } from '../testing/fixturePackage';

const types = `
interface BoxClasses {
  /** Of the root. */
  root: string;
  /** Of the icon. */
  icon: string;
}
export interface BoxProps {
  classes?: Partial<BoxClasses>;
  slots?: {
    root?: React.ElementType;
    /** The icon. */
    icon?: React.ElementType;
  };
}
export declare function Box(props: BoxProps): React.JSX.Element;
`;

const script = `
export function Box(inProps) {
  const props = useThemeProps({ props: inProps, name: 'DemoBox' });
  return null;
}
`;

it('tells of a slot what is told of its class where nothing else is', () => {
  const { slots } = componentOf(readPackage(types, script), 'Box');
  expect(slots.map(({ name, description }) => [name, description])).toEqual([
    ['root', 'Of the root.'],
    ['icon', 'The icon.'],
  ]);
});
