import { componentOf, propOf } from '../testing/findDoc';
import { readPackages } from '../testing/fixturePackage';

const head = `import * as React from 'react';\n`;

const paper = `${head}
export interface PaperProps extends React.HTMLAttributes<HTMLDivElement> {
  /** @default 1 */ elevation?: number;
  /** @default false */ square?: boolean;
  /** @default 'outlined' */ variant?: string;
}
export declare function Paper(props: PaperProps & React.RefAttributes<unknown>): React.JSX.Element;
`;

const bar = `${head}
import { PaperProps } from '../Paper/Paper';
export interface BarProps extends PaperProps { slots?: { icon?: React.ElementType; end?: React.ElementType } }
export declare function Bar(props: BarProps & React.RefAttributes<HTMLDivElement>): React.JSX.Element;
`;

const { docs, unresolved } = readPackages({
  'demo-ui': {
    'index.d.ts': `export { Paper } from './Paper/Paper'; export { Bar } from './Bar/Bar';`,
    'Paper/Paper.d.ts': paper,
    'Paper/Paper.js': `
      const PaperRoot = styled('div', { name: 'DemoPaper', slot: 'Root' })({});
      export const Paper = React.forwardRef(function Paper(props, ref) {
        const { component = 'div', ...other } = props;
        return _jsx(PaperRoot, { as: component, ref: ref, ...other });
      });`,
    'Bar/Bar.d.ts': bar,
    'Bar/Bar.js': `
      import { Paper } from '../Paper/Paper.js';
      import { CloseIcon } from '../icons';
      const BarRoot = styled(Paper, { name: 'DemoBar', slot: 'Root' })({});
      const BarEnd = styled('i')({});
      export const Bar = React.forwardRef(function Bar(inProps, ref) {
        const props = useThemeProps({ props: inProps, name: 'DemoBar' });
        const { variant = 'standard', slots = {}, ...other } = props;
        const Icon = slots.icon ?? CloseIcon;
        const End = slots.end ?? BarEnd;
        return _jsx(BarRoot, { component: 'header', elevation: 4, square: useSquare(), variant: variant, ref, ...other });
      });`,
  },
});
const extraction = { docs, unresolved, leftOut: [], hidden: {}, attributes: {} };
const bars = componentOf(extraction, 'Bar');

it('follows a component to the element it renders', () => {
  expect(bars).toMatchObject({ element: 'header', ref: 'HTMLElement' });
  expect(componentOf(extraction, 'Paper')).toMatchObject({ element: 'div', ref: 'HTMLDivElement' });
});

it('prefers the code of the component to the comments of the component it passes its props to', () => {
  const [inherited] = bars.inherited;
  expect(propOf(inherited!.props, 'elevation').default).toBe('4');
  expect(propOf(inherited!.props, 'variant').default).toBe(`'standard'`);
  expect(propOf(inherited!.props, 'square').default).toBeUndefined();
});

it('reads the default elements of slots from the code', () => {
  expect(bars.slots.slice(0, 2)).toMatchObject([
    { name: 'icon', default: 'CloseIcon' },
    { name: 'end', default: `'i'` },
  ]);
});
