import { componentOf, propOf } from '../testing/findDoc';
import { readPackages } from '../testing/fixturePackage';

const head = `import * as React from 'react';\n`;

const overridable = `${head}
export type DistributiveOmit<T, K extends keyof any> = T extends any ? Omit<T, K> : never;
export interface OverridableComponent<M extends { props: {}; defaultComponent: React.ElementType }> {
  <C extends React.ElementType>(
    props: { component: C } & M['props'] & DistributiveOmit<React.ComponentPropsWithRef<C>, keyof M['props']>,
  ): React.JSX.Element | null;
  (props: DefaultComponentProps<M>): React.JSX.Element | null;
}
export type DefaultComponentProps<M extends { props: {}; defaultComponent: React.ElementType }> =
  M['props'] & DistributiveOmit<React.ComponentPropsWithRef<M['defaultComponent']>, keyof M['props']>;
`;

const base = `${head}
import { OverridableComponent } from '../overridable';
export interface BaseOwnProps { ripple?: boolean; disabled?: boolean }
declare const Base: OverridableComponent<{ props: BaseOwnProps; defaultComponent: 'a' }>;
export default Base;
`;

const button = `${head}
import { OverridableComponent } from '../overridable';
import { BaseOwnProps } from '../Base/Base';
import { ButtonClasses } from './buttonClasses';
export interface ButtonSlots {
  /** The icon. @default Icon */
  icon?: React.ElementType;
}
export interface ButtonOwnProps {
  disabled?: boolean;
  classes?: Partial<ButtonClasses>;
  /** Tells lists' buttons apart. */ key?: string;
  slots?: ButtonSlots;
}
/** Presses. */
declare const Button: OverridableComponent<{ props: ButtonOwnProps & BaseOwnProps; defaultComponent: 'button' }>;
export default Button;
`;

const buttonClasses = `
export interface ButtonClasses {
  /** Of the root. */ root: string;
  /** Of the icon. */ icon: string;
  /** While pressed. */ disabled: string;
}
declare const buttonClasses: ButtonClasses;
export default buttonClasses;
`;

const { docs, unresolved } = readPackages({
  'demo-ui': {
    'index.d.ts': `
      export { default as Base } from './Base';
      export { default as Button, buttonClasses } from './Button';
      export * from './generateUtilityClass';`,
    'overridable.d.ts': overridable,
    'generateUtilityClass.d.ts': 'export declare function generateUtilityClass(): string;',
    'generateUtilityClass.js': `const globalStateClasses = { disabled: 'disabled', open: 'open' };`,
    'Base/index.d.ts': `export { default } from './Base';`,
    'Base/Base.d.ts': base,
    'Button/index.d.ts': `
      export { default } from './Button';
      export { default as buttonClasses } from './buttonClasses';`,
    'Button/Button.d.ts': button,
    'Button/buttonClasses.d.ts': buttonClasses,
    'Button/buttonClasses.js': `
      const buttonClasses = generateUtilityClasses('DemoButton', ['root', 'icon', 'disabled']);
      export default buttonClasses;`,
    'Button/Button.js': `
      const ButtonRoot = styled('button', { name: 'DemoButton', slot: 'Root' })({});
      const Button = React.forwardRef(function Button(inProps, ref) {
        const props = useThemeProps({ props: inProps, name: 'DemoButton' });
        const { disabled = false } = props;
      });
      Button.propTypes = { disabled: PropTypes.bool };
      export default Button;`,
  },
});
const doc = componentOf({ docs, unresolved, leftOut: [], hidden: {}, attributes: {} }, 'Button');

it('resolves everything, without a report', () => {
  expect(unresolved).toEqual([]);
});

it('separates own props from those of another component', () => {
  expect(doc.props.map(({ name }) => name)).toEqual([
    'classes',
    'component',
    'disabled',
    'key',
    'slots',
  ]);
  expect(doc.inherited).toEqual([
    {
      from: 'Base',
      pathname: '/demo-ui/api/base/',
      props: [expect.objectContaining({ name: 'ripple' })],
    },
  ]);
  expect(propOf(doc.props, 'disabled').default).toBe('false');
});

it('knows the root element, the attributes it accepts and the type of the ref', () => {
  expect(doc).toMatchObject({ element: 'button', elementAttributes: 3, ref: 'HTMLButtonElement' });
});

it('sees that another component can replace the root', () => {
  expect(doc.polymorphic).toBe(true);
  expect(propOf(doc.props, 'component').type).toBe('React.ElementType');
});

it('lists the import from the module before that from the package', () => {
  expect(doc.imports).toEqual([
    `import Button from 'demo-ui/Button';`,
    `import { Button } from 'demo-ui';`,
  ]);
});

it('lists slots that can be replaced before those that can only be styled', () => {
  expect(doc.slots).toEqual([
    {
      name: 'icon',
      description: 'The icon.',
      default: 'Icon',
      className: '.DemoButton-icon',
      replaceable: true,
    },
    {
      name: 'root',
      description: 'Of the root.',
      default: `'button'`,
      className: '.DemoButton-root',
      replaceable: false,
    },
  ]);
});

it('names classes with their prefix, and shared states with the global one', () => {
  expect(doc.classes.map(({ key, className, isGlobal }) => [key, className, isGlobal])).toEqual([
    ['root', '.DemoButton-root', false],
    ['icon', '.DemoButton-icon', false],
    ['disabled', '.Mui-disabled', true],
  ]);
});
