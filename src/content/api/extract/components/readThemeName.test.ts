import { componentOf } from '../testing/findDoc';
import { readPackages } from '../testing/fixturePackage';

const component = (name: string) =>
  `import * as React from 'react';\nexport declare function ${name}(props: { open?: boolean }): React.JSX.Element;\n`;

const names = ['Direct', 'Kept', 'Named', 'Apart', 'Split'];

const { docs, ...rest } = readPackages({
  'demo-ui': {
    'index.d.ts': names.map((name) => `export * from './${name}';`).join('\n'),
    ...Object.fromEntries(names.map((name) => [`${name}.d.ts`, component(name)])),
    'Direct.js': `export function Direct(inProps) {
      const props = useThemeProps({ props: inProps, name: 'DemoDirect' });
    }`,
    'Kept.js': `
      const KeptRaw = React.forwardRef(function Kept(inProps, ref) {
        const props = useThemeProps({ props: inProps, name: 'DemoKept' });
      });
      export const Kept = React.memo(KeptRaw);`,
    'Named.js': `
      function useNamedDefaultizedProps(props, name) { return useThemeProps({ props, name }); }
      export function Named(inProps) { const props = useNamedDefaultizedProps(inProps, 'DemoNamed'); }`,
    'Apart.js': `
      import { useApartProps } from './useApartProps';
      export function Apart(inProps) { const props = useApartProps(inProps); }`,
    'useApartProps.js': `export const useApartProps = (inProps) =>
      useProps(React.useMemo(() => getThemeProps({ props: inProps, theme, name: 'DemoTable' })));`,
    'Split.js': `export function Split(inProps) { const props = useSplitFieldProps(inProps, 'date'); }`,
  },
});

it.each([
  ['Direct', 'DemoDirect'],
  ['Kept', 'DemoKept'],
  ['Named', 'DemoNamed'],
  ['Apart', 'DemoTable'],
  ['Split', undefined],
])('finds the theme name of %s', (name, expected) => {
  expect(componentOf({ docs, ...rest }, name).themeName).toBe(expected);
});
