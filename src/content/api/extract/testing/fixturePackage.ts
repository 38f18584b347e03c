import type { Product, ProductApi, ProjectTheme } from '@/model';
import { ContentTree } from '@/content/testing/contentTree';
import { readAll, type Extraction } from '../readAll';

/** The few React types that the reader needs. */
const reactTypes = `
export = React;
export as namespace React;
declare namespace React {
  type ReactNode = ReactElement | string | number | boolean | null | undefined;
  interface ReactElement { type: any; props: any; key: string | null }
  type ElementType<P = any, Tag extends keyof JSX.IntrinsicElements = keyof JSX.IntrinsicElements> =
    | { [K in Tag]: P extends JSX.IntrinsicElements[K] ? K : never }[Tag]
    | ((props: P) => ReactNode);
  interface RefObject<T> { readonly current: T | null }
  type Ref<T> = ((instance: T | null) => void) | RefObject<T> | null;
  interface SyntheticEvent<T = Element> { currentTarget: T }
  type MouseEventHandler<T = Element> = (event: SyntheticEvent<T>) => void;
  interface HTMLAttributes<T> { id?: string; title?: string; onClick?: MouseEventHandler<T> }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> { value?: string; disabled?: boolean }
  interface RefAttributes<T> { ref?: Ref<T> }
  type PropsWithRef<P> = P;
  type ComponentPropsWithRef<T extends ElementType> =
    T extends keyof JSX.IntrinsicElements ? JSX.IntrinsicElements[T] : {};
  namespace JSX {
    interface Element extends ReactElement {}
    interface IntrinsicElements {
      a: HTMLAttributes<HTMLAnchorElement> & RefAttributes<HTMLAnchorElement>;
      button: HTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>;
      div: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>;
    }
  }
}
`;

/** Packages of a test, by name and file: `{ 'demo-ui': { 'index.d.ts': '…' } }`. */
export type FixturePackages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A temporary folder with packages in its `node_modules`, and a product that documents them. */
class FixtureSite {
  readonly tree = new ContentTree();
  readonly product: Product;

  constructor(
    packages: FixturePackages,
    api: Partial<ProductApi> = {},
    projectTheme?: ProjectTheme,
  ) {
    this.write('@types/react', { 'index.d.ts': reactTypes });
    for (const [name, files] of Object.entries(packages)) this.write(name, files);
    const sources = Object.keys(packages).map((packageName) => ({ packageName }));
    this.product = {
      id: 'material-ui',
      category: 'core',
      name: 'Demo UI',
      description: 'A library.',
      prefix: '/demo-ui/',
      home: '/demo-ui/',
      logo: 'demo',
      listed: true,
      api: { sources, componentAddress: '/demo-ui/api/{name}/', ...api },
      ...(projectTheme && { projectTheme }),
    };
  }

  read(): Extraction {
    return readAll(this.tree.root, [this.product]).extraction;
  }

  private write(name: string, files: Readonly<Record<string, string>>): void {
    const manifest = JSON.stringify({ name, version: '1.0.0', types: './index.d.ts' });
    this.tree.write(`node_modules/${name}/package.json`, manifest);
    for (const [file, text] of Object.entries(files)) {
      this.tree.write(`node_modules/${name}/${file}`, text);
    }
  }
}

/** Reads packages that exist during this call only. */
export function readPackages(
  packages: FixturePackages,
  api?: Partial<ProductApi>,
  theme?: ProjectTheme,
): Extraction {
  const site = new FixtureSite(packages, api, theme);
  try {
    return site.read();
  } finally {
    site.tree.dispose();
  }
}

/** Reads a package of one type file and, optionally, its script. */
export function readPackage(types: string, script?: string): Extraction {
  const head = `import * as React from 'react';\n`;
  const files = { 'index.d.ts': head + types, ...(script && { 'index.js': script }) };
  return readPackages({ 'demo-ui': files });
}
