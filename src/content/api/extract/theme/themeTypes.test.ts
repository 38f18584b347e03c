import { componentOf } from '../testing/findDoc';
import { readPackages } from '../testing/fixturePackage';

const component = (name: string) => `
export declare function ${name}(props: {
  size?: 'small' | 'large';
  pressed?: boolean;
  slots?: { root?: React.ElementType };
}): React.JSX.Element;`;

const names = ['Typed', 'Added', 'Styled', 'Unknown'];

const packages = {
  'demo-ui': {
    'index.d.ts': `import * as React from 'react';${names.map(component).join('')}`,
    'index.js': names
      .map(
        (name) =>
          `export function ${name}(inProps) { useThemeProps({ props: inProps, name: 'Demo${name}' }); }`,
      )
      .join('\n'),
    'theme.d.ts': `
      export interface Components {
        DemoTyped?: { defaultProps?: { size?: string }; styleOverrides?: { root?: object } };
        DemoStyled?: { styleOverrides?: { root?: object } };
      }
      export declare function createTheme(options?: { components?: Components }): object;
      export declare function createLooseTheme(options?: { components?: Record<string, any> }): object;`,
    'additions.d.ts': `
      declare module 'demo-ui/theme' {
        interface Components { DemoAdded?: { defaultProps?: { pressed?: boolean } } }
      }
      export {};`,
  },
};

const read = (create: string) =>
  readPackages(
    packages,
    { sources: [{ packageName: 'demo-ui', themeAugmentation: 'demo-ui/additions' }] },
    { module: 'demo-ui/theme', create, provider: 'ThemeProvider' },
  );

it("lists what the theme's types accept for a component", () => {
  const extraction = read('createTheme');
  const augmentation = 'demo-ui/additions';
  const optionsOf = (name: string) => componentOf(extraction, name).themeOptions;
  expect(optionsOf('Typed')).toEqual({ augmentation, props: ['size'], styles: ['root'] });
  expect(optionsOf('Added')).toEqual({ augmentation, props: ['pressed'], styles: [] });
  expect(optionsOf('Styled')).toEqual({ augmentation, props: [], styles: ['root'] });
  expect(optionsOf('Unknown')).toBeUndefined();
});

it('takes everything for accepted where the theme does not type its components', () => {
  const options = componentOf(read('createLooseTheme'), 'Unknown').themeOptions;
  expect(options).toMatchObject({ props: ['pressed', 'size', 'slots'], styles: ['root'] });
});

it('reports a theme without components', () => {
  expect(read('create').unresolved).toEqual(['demo-ui/theme: create takes no components']);
});
