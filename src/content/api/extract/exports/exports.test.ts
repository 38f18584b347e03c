import { readPackages } from '../testing/fixturePackage';

const types = `
import * as React from 'react';
export declare const Button: (props: {}) => React.JSX.Element;
export declare const Drawer: ((props: {}) => React.ReactNode) | (new (props: {}) => { render(): React.ReactNode });
export declare const ButtonRoot: (props: {}) => React.JSX.Element;
export declare const SearchIcon: (props: {}) => React.JSX.Element;
export declare const Phantom: (props: {}) => React.JSX.Element;
/** @ignore - internal component. */
export declare const Inner: (props: {}) => React.JSX.Element;
export declare const Unstable_Popup: (props: {}) => React.JSX.Element;
export declare const unstable_useId: () => string;
export declare const useSlider: () => string;
export declare const Colors: { red: string };
export declare function Identity(value: any): any;
export declare const CONSTANT: string;
export interface Props {}
`;

const script = `
exports.Button = () => null;
exports.Drawer = () => null;
const ButtonRoot = exports.ButtonRoot = (0, _styles.styled)('button', { name: 'DemoButton' })({});
const SearchIcon = exports.SearchIcon = createSvgIcon('path');
const Inner = 1, Unstable_Popup = 1, unstable_useId = 1, useSlider = 1;
`;

const packages = { 'demo-ui': { 'index.d.ts': types, 'index.js': script } };

it('describes components and hooks, and gives a reason for each one left out', () => {
  const { docs, leftOut } = readPackages(packages);
  expect(docs.map(({ name, pathname }) => [name, pathname])).toEqual([
    ['Button', '/demo-ui/api/button/'],
    ['Drawer', '/demo-ui/api/drawer/'],
    ['useSlider', '/demo-ui/api/use-slider/'],
  ]);
  expect(leftOut.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    'ButtonRoot: a styled part of another component',
    'SearchIcon: an icon',
    'Phantom: only its type is exported',
    'Inner: its comment says not to document it',
    'Popup: its name marks it unstable',
    'useId: its name marks it unstable',
  ]);
});

it('describes the exports that the product asks for, at the address of their group', () => {
  const { docs } = readPackages(packages, {
    sources: [{ packageName: 'demo-ui', include: ['Unstable_Popup'] }],
    componentAddress: '/demo-ui/react-{group}/components/#{name}',
    hookAddress: '/demo-ui/react-{group}/hooks/#{name}',
    groups: { popper: ['Popup'] },
  });
  expect(docs.map(({ name, pathname }) => [name, pathname])).toEqual([
    ['Button', '/demo-ui/react-button/components/#button'],
    ['Drawer', '/demo-ui/react-drawer/components/#drawer'],
    ['Popup', '/demo-ui/react-popper/components/#popup'],
    ['useSlider', '/demo-ui/react-slider/hooks/#use-slider'],
  ]);
  expect(docs[2]?.imports).toEqual([`import { Unstable_Popup as Popup } from 'demo-ui';`]);
});

it("describes the modules outside of the package's root that the product names", () => {
  const { docs, unresolved } = readPackages(
    {
      'demo-ui': {
        ...packages['demo-ui'],
        'Script/index.d.ts': `import * as React from 'react';
          declare const _default: (props: { nonce?: string }) => React.JSX.Element;
          export default _default;`,
        'Script/index.js': `export default (function Script(props) {});`,
        'Hidden/index.d.ts': `import * as React from 'react';
          export default function Hidden(props: {}): React.JSX.Element;`,
        'Empty/index.d.ts': 'export {};',
      },
    },
    { sources: [{ packageName: 'demo-ui', folders: ['Script', 'Empty'] }] },
  );
  const names = docs.map(({ name }) => name);
  expect(names).toContain('Script');
  expect(names).not.toContain('Hidden');
  expect(docs.find(({ name }) => name === 'Script')?.imports).toEqual([
    `import Script from 'demo-ui/Script';`,
  ]);
  expect(unresolved).toEqual(['demo-ui/Empty exports nothing by default']);
});

it('imports a re-exported component from the module that defines it', () => {
  const hook = 'usePages';
  const { docs } = readPackages(
    {
      'demo-ui': {
        'index.d.ts': 'export {};',
        [`${hook}/index.d.ts`]: `export { default } from './${hook}';`,
        [`${hook}/${hook}.d.ts`]: `export default function ${hook}(): string;`,
        [`${hook}/${hook}.js`]: `export default function ${hook}() {}`,
      },
      'demo-lab': { 'index.d.ts': `export { default as ${hook} } from 'demo-ui/${hook}';` },
    },
    { sources: [{ packageName: 'demo-ui' }, { packageName: 'demo-lab' }] },
  );
  expect(docs.map(({ imports }) => imports)).toEqual([
    [`import usePages from 'demo-ui/usePages';`, `import { usePages } from 'demo-lab';`],
  ]);
});

it('reports a package that is not installed', () => {
  const { unresolved } = readPackages(packages, { sources: [{ packageName: 'gone' }] });
  expect(unresolved).toEqual(['gone is not installed']);
});
