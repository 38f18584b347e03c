import { ContentTree } from '@/content/testing/contentTree';
import { ExportReader } from './exportedNames';
import { readAttributeNames } from './readAttributeNames';
import { dependencies } from './typeFiles';
import { readVocabulary } from './vocabulary';

let tree: ContentTree;
beforeEach(() => {
  tree = new ContentTree();
});
afterEach(() => tree.dispose());

/** Writes a file of an installed package. */
const install = (file: string, text: string) => tree.write(`node_modules/${file}`, text);

describe('the exports of a module', () => {
  const read = (specifier = '@demo/ui') => new ExportReader(tree.root).readExports(specifier);

  it('are its declarations of every kind, and names in lists under their outer name', () => {
    install(
      '@demo/ui/index.d.ts',
      `export declare function createTheme(): void;
export declare const red: 1;
export declare abstract class Base {}
export interface Theme {}
export type Mode = 'dark';
export enum Level { One }
export * as colors from './colors';
  export namespace Nested {}
declare const inner: 1, shown: 2;
export { shown, inner as outer, type Mode as Kind, default as Button } from './Button';
export type {
  Props,
};
export default Base;
`,
    );
    const names = [...read().names].sort();
    expect(names).toEqual(
      [
        ...['createTheme', 'red', 'Base', 'Theme', 'Mode', 'Level', 'colors', 'Nested'],
        ...['shown', 'outer', 'Kind', 'Button', 'Props'],
      ].sort(),
    );
  });

  it('include those of other modules, which may refer to each other', () => {
    install('@demo/ui/index.d.ts', `export * from './a.js';\nexport type * from '@demo/system';`);
    install('@demo/ui/a/index.d.ts', `export * from '..';\nexport * from './b';`);
    install('@demo/ui/a/b.d.mts', 'export declare const ofB: 1;');
    install('@demo/system/index.d.ts', 'export declare const ofSystem: 1;');
    const { names, isWhole } = read();
    expect([...names].sort()).toEqual(['ofB', 'ofSystem']);
    expect(isWhole).toBe(true);
  });

  it('are incomplete if the module or one that it exports from is missing', () => {
    install('@demo/ui/index.d.ts', `export declare const a: 1;\nexport * from './gone';`);
    expect(read()).toEqual({ names: new Set(['a']), isWhole: false });
    expect(read('@demo/other')).toEqual({ names: new Set(), isWhole: false });
  });

  it('are not read from comments', () => {
    install('@demo/ui/index.d.ts', `/**\n export const a = 1;\n */\n// export const b = 1;\n`);
    expect(read()).toEqual({ names: new Set(), isWhole: true });
  });

  it('are read once', () => {
    install('@demo/ui/index.d.ts', 'export declare const a: 1;');
    const reader = new ExportReader(tree.root);
    const first = reader.readExports('@demo/ui');
    install('@demo/ui/index.d.ts', 'export declare const b: 1;');
    expect(reader.readExports('@demo/ui')).toBe(first);
  });
});

describe('the attributes of an element', () => {
  const types = `
declare namespace React {
    interface AriaAttributes {
        "aria-label"?: string | undefined;
    }
    interface DOMAttributes<T> {
        children?: ReactNode;
        onClick?: MouseEventHandler<T>;
    }
    interface HTMLAttributes<T> extends AriaAttributes, DOMAttributes<T> {
        title?: string;
    }
    interface AnchorHTMLAttributes<T> extends HTMLAttributes<T> {
        href?: string;
    }
    interface ImgHTMLAttributes<T> extends HTMLAttributes<T> {
        alt?: string;
    }
}
declare global {
    namespace JSX {
        interface IntrinsicElements {
            a: React.DetailedHTMLProps<React.AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement>;
            img: React.DetailedHTMLProps<React.ImgHTMLAttributes<HTMLImageElement>, HTMLImageElement>;
        }
    }
}
`;
  const general = ['aria-label', 'children', 'key', 'onClick', 'ref', 'title'];

  it('are its own and those of all elements', () => {
    install('@types/react/index.d.ts', types);
    const { namesFor } = readAttributeNames(tree.root);
    expect([...namesFor('a')].sort()).toEqual([...general, 'href'].sort());
    expect([...namesFor('img')].sort()).toEqual([...general, 'alt'].sort());
  });

  it.each([undefined, 'svg', 'toString'])('are all there are if the element is %s', (element) => {
    install('@types/react/index.d.ts', types);
    const { all, namesFor } = readAttributeNames(tree.root);
    expect(namesFor(element)).toBe(all);
    expect([...all].sort()).toEqual([...general, 'alt', 'href'].sort());
  });

  it('are only those that React itself reads, without its types', () => {
    expect([...readAttributeNames(tree.root).all]).toEqual(['key', 'ref', 'children']);
  });
});

describe('the vocabulary of the packages', () => {
  /** More text than files have that only export from another one. */
  const long = `/** This comment makes the file longer than one that only exports another module does. */`;

  beforeEach(() => {
    tree.write('package.json', '{ "dependencies": { "demo-ui": "1", "next": "1", "gone": "1" } }');
    install('demo-ui/index.d.ts', `${long}\nexport declare const startIcon: PaletteColor;`);
  });

  it('has the names in code, and the words in comments and in parts of names', () => {
    const { names, words } = readVocabulary(tree.root);
    for (const name of ['startIcon', 'PaletteColor', 'index']) expect(names).toContain(name);
    for (const word of ['comment', 'start', 'icon', 'palette']) expect(words).toContain(word);
    expect(names).not.toContain('comment');
    expect(words).not.toContain('startIcon');
  });

  it('has only the names of short modules, such as icons', () => {
    install('demo-ui/icons/AccessAlarm.d.ts', `export { default } from '../utils/SvgIcon';`);
    const { names } = readVocabulary(tree.root);
    expect(names).toContain('AccessAlarm');
    expect(names).not.toContain('SvgIcon');
  });

  it('leaves out copies of modules, dependencies of dependencies and whole compilers', () => {
    const hidden = `${long}\nexport declare const hidden: 1;`;
    for (const folder of ['demo-ui/node_modules/x', 'demo-ui/esm', 'demo-ui/locale', 'next']) {
      install(`${folder}/a.d.ts`, hidden);
    }
    install('demo-ui/a.js', hidden);
    install('other/index.d.ts', hidden);
    expect(readVocabulary(tree.root).names).not.toContain('hidden');
    install('demo-ui/deep/inside/a.d.mts', hidden);
    expect(readVocabulary(tree.root).names).toContain('hidden');
  });

  it('has the names of React, CSS and the language, which are not dependencies', () => {
    install('csstype/index.d.ts', `${long}\nexport type backgroundColor = 1;`);
    install('typescript/lib/lib.dom.d.ts', `${long}\ninterface AbortSignal {}`);
    install('typescript/lib/typescript.d.ts', `${long}\ninterface Checker {}`);
    const { names } = readVocabulary(tree.root);
    expect(names).toContain('backgroundColor');
    expect(names).toContain('AbortSignal');
    expect(names).not.toContain('Checker');
  });

  it('is cached until the installed packages change', () => {
    tree.write('package-lock.json', '1');
    const first = readVocabulary(tree.root);
    install('demo-ui/more.d.ts', `${long}\nexport declare const endIcon: 1;`);
    expect(readVocabulary(tree.root)).toEqual(first);
    tree.write('package-lock.json', '2');
    expect(readVocabulary(tree.root).names).toContain('endIcon');
  });

  it('is read again if its cache is broken, and always without a lock file', () => {
    tree.write('package-lock.json', '1');
    tree.write('.content/cache/vocabulary.json', '{ "key":');
    expect(readVocabulary(tree.root).names).toContain('startIcon');
    tree.remove('package-lock.json');
    install('demo-ui/more.d.ts', `${long}\nexport declare const endIcon: 1;`);
    expect(readVocabulary(tree.root).names).toContain('endIcon');
  });

  it('is empty without a manifest', () => {
    tree.remove('package.json');
    expect(dependencies(tree.root)).toEqual([]);
    expect(readVocabulary(tree.root)).toEqual({ names: new Set(), words: new Set() });
  });
});
