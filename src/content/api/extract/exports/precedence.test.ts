import { readPackages } from '../testing/fixturePackage';
import { addressOf } from './source';

const head = `import * as React from 'react';\n`;
const component = (name: string, comment = '') =>
  `${comment}\nexport declare function ${name}(props: {}): React.JSX.Element;\n`;
const deprecated = '/** @deprecated Use the other package. */';

const core = `${head}
${component('Alert', deprecated)}
${component('Badge')}
${component('Tree', deprecated)}
${component('INTERNAL_Node')}
${component('experimental_extendTheme')}
export declare function useAlert(): string;
export declare const useTheme: { name: string };
export declare class Drawer { constructor(props: {}); render(): React.ReactNode }
export declare class Store { constructor(props: {}); read(): React.ReactNode }
export declare function Portal(props: {}): React.ReactNode | null;
export declare function Label(props: {}): string;
export declare function lowercase(props: {}): React.JSX.Element;
export declare function Has_Score(props: {}): React.JSX.Element;
export type Typed = (props: {}) => React.JSX.Element;
`;

const lab = `${head}${component('Alert')}${component('Badge')}${component('Tree', deprecated)}`;

const { docs, leftOut } = readPackages({
  'demo-core': { 'index.d.ts': core },
  'demo-lab': { 'index.d.ts': lab },
});

const packageOf = (name: string) => docs.find((doc) => doc.name === name)?.packageName;
const reasonsFor = (name: string) =>
  leftOut
    .filter((one) => one.name === name)
    .map(({ packageName, reason }) => `${packageName}: ${reason}`);

describe('a name that several packages export', () => {
  it('belongs to the first of them', () => {
    expect(packageOf('Badge')).toBe('demo-core');
    expect(reasonsFor('Badge')).toEqual(['demo-lab: described as part of demo-core']);
  });

  it('belongs to the next one if the first is deprecated', () => {
    expect(packageOf('Alert')).toBe('demo-lab');
    expect(reasonsFor('Alert')).toEqual(['demo-core: described as part of demo-lab']);
  });

  it('belongs to the first of them if all are deprecated', () => {
    expect(packageOf('Tree')).toBe('demo-core');
    expect(reasonsFor('Tree')).toEqual(['demo-lab: described as part of demo-core']);
  });

  it('is described once', () => {
    expect(new Set(docs.map(({ pathname }) => pathname)).size).toBe(docs.length);
  });
});

describe('an export', () => {
  it.each([
    ['a class that renders', 'Drawer'],
    ['a function that may return nothing', 'Portal'],
    ['a hook', 'useAlert'],
  ])('is described if it is %s', (_, name) => {
    expect(packageOf(name)).toBe('demo-core');
  });

  it.each([
    ['a class that does not render', 'Store'],
    ['a function that returns text', 'Label'],
    ['not called by its name in JSX', 'lowercase'],
    ['a name with an underscore', 'Has_Score'],
    ['a type', 'Typed'],
    ['called like a hook and no function', 'useTheme'],
  ])('is neither described nor left out if it is %s', (_, name) => {
    expect(packageOf(name)).toBeUndefined();
    expect(reasonsFor(name)).toEqual([]);
  });

  it('is left out if its name marks it unstable, in any case', () => {
    expect(reasonsFor('Node')).toEqual(['demo-core: its name marks it unstable']);
  });
});

describe('the address of an export', () => {
  const api = {
    sources: [],
    componentAddress: '/demo/{area}/react-{group}/#{name}',
    groups: { 'text-field': ['TextField', 'useTextField'] },
  };
  const source = { packageName: 'demo-ui', area: 'inputs' };

  it.each([
    ['TextField', '/demo/inputs/react-text-field/#text-field'],
    ['useTextField', '/demo/inputs/react-text-field/#use-text-field'],
    ['DataGridPro', '/demo/inputs/react-data-grid-pro/#data-grid-pro'],
    ['useSlider', '/demo/inputs/react-slider/#use-slider'],
  ])('has the area, the group and the name of %s', (name, address) => {
    expect(addressOf(api, source, name)).toBe(address);
  });

  it('has a pattern of its own if it is a hook', () => {
    const withHooks = { ...api, hookAddress: '/hooks/{name}/' };
    expect(addressOf(withHooks, source, 'useSlider')).toBe('/hooks/use-slider/');
    expect(addressOf(withHooks, source, 'User')).toBe('/demo/inputs/react-user/#user');
  });
});
