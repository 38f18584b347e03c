import { componentOf } from '../testing/findDoc';
import { readPackages } from '../testing/fixturePackage';

const head = `import * as React from 'react';\n`;

/** The parts of a component's module: the type of its rules, the rest of its script, and its function's body. */
interface Parts {
  classes: string;
  script?: string;
  body?: string;
}

/** A component whose `classes` prop accepts rules, in a module of its own. */
function component(name: string, { classes, script = '', body = '' }: Parts) {
  const types = `${head}${classes}
    export declare function ${name}(props: { classes?: Partial<${name}Classes> }): React.JSX.Element;`;
  const code = `${script}\nexport function ${name}(inProps) {${body}}`;
  return { [`${name}/${name}.d.ts`]: types, [`${name}/${name}.js`]: code };
}

const demoUi = {
  'index.d.ts': `
    export { Base } from './Base/Base';
    export { Chip } from './Chip/Chip';
    export { default as chipClasses } from './Chip/chipClasses';
    export { Chart, chartClasses } from './Chart/Chart';
    export { Themed } from './Themed/Themed';
    export { Nameless } from './Nameless/Nameless';
    export { Wrapper } from './Wrapper/Wrapper';
    export * from './generateUtilityClass';`,
  'generateUtilityClass.d.ts': 'export declare function generateUtilityClass(): string;',
  'generateUtilityClass.js': `export const globalStateClasses = { disabled: 'disabled', open: 'open' };`,
  ...component('Base', {
    classes: 'export interface BaseClasses { root: string; ripple: string }',
  }),
  'Base/index.js': `export { default as baseClasses } from './baseClasses';`,
  'Base/baseClasses.js': `const baseClasses = generateUtilityClasses('DemoBase', ['root', 'ripple']);`,
  ...component('Chip', {
    classes: `import { ChipClasses } from './chipClasses';`,
    script: `const useUtilityClasses = () => {
       const slots = { root: ['root', open && 'open', 'extra', 'label', 'inner'] };
     };
     const used = classes.root;`,
  }),
  'Chip/chipClasses.d.ts': `
    import { BaseClasses } from '../Base/Base';
    export interface ChipClasses extends BaseClasses {
      /** Of the root. */ root: string;
      /** While off. */ disabled: string;
      /** Of the text. @deprecated Use \`root\`. */ label: string;
      /** @ignore - internal. */ inner: string;
    }
    declare const chipClasses: ChipClasses;
    export default chipClasses;`,
  'Chip/chipClasses.js': `
    import { baseClasses } from '../Base/index.js';
    const chipClasses = {
      ...baseClasses,
      ...generateUtilityClasses('DemoChip', ['root', 'disabled', 'label', 'inner']),
    };
    export default chipClasses;`,
  ...component('Chart', {
    classes: `export interface ChartClasses { root: string; faded: string }
     export declare const chartClasses: ChartClasses;`,
    script: `export const chartClasses = { root: 'DemoCharts-root', faded: 'DemoCharts-faded' };`,
  }),
  ...component('Themed', {
    classes: 'export interface ThemedClasses { root: string }',
    body: `const props = useThemeProps({ props: inProps, name: 'DemoThemed' });`,
  }),
  ...component('Nameless', {
    classes: 'export interface NamelessClasses { root: string; disabled: string }',
  }),
  ...component('Wrapper', {
    classes: `import { TabClasses } from '../Tab/Tab'; type WrapperClasses = TabClasses;`,
  }),
  ...component('Tab', {
    classes: 'export interface TabClasses { root: string }',
    script: `export function getTabClass(slot) { return generateUtilityClass('DemoTab', slot); }`,
  }),
};

const demoBase = {
  'index.d.ts': `export { Menu, menuClasses } from './Menu/Menu';`,
  'generateUtilityClass/index.js': `const GLOBAL_CLASS_PREFIX = 'base';`,
  ...component('Menu', {
    classes: `export interface MenuClasses { root: string; disabled: string }
     export declare const menuClasses: MenuClasses;`,
    script: `export const menuClasses = generateUtilityClasses('Menu', ['root', 'disabled']);`,
  }),
};

const extraction = readPackages({ 'demo-ui': demoUi, 'demo-base': demoBase });

/** Returns the classes of a component, by rule. */
function classesOf(name: string): Record<string, string> {
  const { classes } = componentOf(extraction, name);
  expect(new Set(classes.map(({ key }) => key)).size).toBe(classes.length);
  return Object.fromEntries(classes.map(({ key, className }) => [key, className]));
}

describe('the classes of a component', () => {
  it('have the prefix of the list that contains their rule, also in another module', () => {
    expect(classesOf('Chip')).toMatchObject({
      root: '.DemoChip-root',
      ripple: '.DemoBase-ripple',
    });
  });

  it('have the global prefix if many components share them', () => {
    expect(classesOf('Chip')).toMatchObject({ disabled: '.Mui-disabled' });
    const { classes } = componentOf(extraction, 'Chip');
    const states = classes.filter(({ isGlobal }) => isGlobal).map(({ key }) => key);
    expect(states).toEqual(['disabled', 'open']);
  });

  it('include those that only the code puts on elements, after the described ones', () => {
    expect(Object.entries(classesOf('Chip')).slice(-2)).toEqual([
      ['open', '.Mui-open'],
      ['extra', '.DemoChip-extra'],
    ]);
  });

  it('have the descriptions and deprecations of their comments, which may hide them', () => {
    const { classes } = componentOf(extraction, 'Chip');
    expect(classes.find(({ key }) => key === 'root')?.description).toBe('Of the root.');
    expect(classes.find(({ key }) => key === 'label')).toMatchObject({
      className: '.DemoChip-label',
      deprecated: 'Use `root`.',
    });
    expect(classes.map(({ key }) => key)).not.toContain('inner');
  });

  it('are what a constant spells out', () => {
    expect(classesOf('Chart')).toEqual({ root: '.DemoCharts-root', faded: '.DemoCharts-faded' });
  });

  it('have the name of the theme if no list has a prefix', () => {
    expect(classesOf('Themed')).toEqual({ root: '.DemoThemed-root' });
  });

  it('have the prefix of the module that declares them, if the component has no constant', () => {
    expect(classesOf('Wrapper')).toEqual({ root: '.DemoTab-root' });
  });

  it("follow the package's own naming", () => {
    expect(classesOf('Menu')).toEqual({ root: '.base-Menu-root', disabled: '.base--disabled' });
  });

  it('are reported and left out if nothing tells their names', () => {
    expect(classesOf('Nameless')).toEqual({ disabled: '.Mui-disabled' });
    expect(extraction.unresolved).toContain('Nameless: no class name for the rule "root"');
  });
});
