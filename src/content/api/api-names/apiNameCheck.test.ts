import type { ApiDoc, ApiProp, ComponentApi } from '@/model';
import { parsePage } from '@/content/pages/parse';
import { readPage } from '@/content/pages/read';
import { ContentTree, page } from '@/content/testing/contentTree';
import { component as emptyComponent } from '../specimens/testing/component';
import { ApiNameCheck } from '.';
import { markNames } from '@/content/pages/compile/markNames';

const prop = (name: string): ApiProp => ({ name, type: 'any', required: false, description: '' });

function component(name: string, props: string[], patch: Partial<ComponentApi> = {}): ComponentApi {
  const known = { imports: [], themeName: `Demo${name}`, props: props.map(prop) };
  return emptyComponent(name, { ...known, ...patch });
}

const button = component('Button', ['color', 'loading', 'startIcon'], {
  inherited: [{ from: 'Base', props: [prop('disabled')] }],
  slots: [{ name: 'startIcon', description: '', replaceable: true }],
  classes: [
    { key: 'root', className: '.DemoButton-root', description: '', isGlobal: false },
    { key: 'disabled', className: '.Demo-disabled', description: '', isGlobal: true },
  ],
});
const list = component('List', ['dense']);
const hook = { ...list, kind: 'hook', name: 'useList', parameters: [], returnValue: [] } as ApiDoc;
const docs: ApiDoc[] = [button, list, hook];

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write(
    'node_modules/@types/react/index.d.ts',
    'interface HTMLAttributes<T> {\n    className?: string;\n    "aria-label"?: string;\n    onClick?: Handler<T>;\n}\n',
  );
  tree.write('node_modules/react/package.json', '{ "main": "index.js" }');
  tree.write('node_modules/react/index.js', 'exports.useId = () => 1;');
  tree.write('node_modules/@demo/ui/Button/index.js', '');
  tree.write(
    'node_modules/@demo/ui/index.d.ts',
    "/* export * from './gone'; */\nexport { default as Button } from './Button';\nexport * from './Button';\nexport declare function plain(): void;\n",
  );
  tree.write(
    'node_modules/@demo/ui/Button/index.d.ts',
    "export type ButtonProps = object;\nexport { default, Button } from './Button';\n",
  );
  tree.write('node_modules/@demo/grid/package.json', '{}');
  tree.write('package.json', '{ "dependencies": { "@demo/ui": "1", "@demo/grid": "1" } }');
});

afterEach(() => tree.dispose());

/** Returns the problems found on a page about buttons that has this text, without the file's name. */
function check(text: string, code: string[] = [], historical = false): string[] {
  tree.write('docs-data/demo-ui/react-button/button.md', page('Button', text));
  const at = {
    file: 'docs-data/demo-ui/react-button/button.md',
    pathname: '/demo-ui/react-button/',
  };
  const source = readPage(tree.root, { ...at, productFolder: 'demo-ui' });
  const { names } = parsePage(source, { components: [], imageExists: () => true });
  const marked = markNames(names, { ...at, historical, code, scopes: ['@demo'] });
  const about = { ...at, productId: 'material-ui' as const, documents: ['Button'], names: marked };
  const checker = new ApiNameCheck(tree.root);
  return checker
    .check([about], docs)
    .map(
      ({ file, line, column, what, fix }) =>
        `${file.split('/').at(-1)}:${line}:${column} ${what} ${fix}`,
    );
}

describe('what is wrong', () => {
  it.each([
    ['the `colour` prop', '9:5 The reference has no prop `colour`. Did you mean `color`?'],
    ['`colr="red"`', '9:1 The reference has no prop `colr`. Did you mean `color`?'],
    ['`startIcn`', '9:1 The reference has no prop `startIcn`. Did you mean `startIcon`?'],
    ['a `<Buton>`', '9:3 The reference has no component `Buton`. Did you mean `Button`?'],
    ['the `Lisst` component', '9:5 The reference has no component `Lisst`. Did you mean `List`?'],
    ['`<Button dense>`', '9:1 Button has no prop `dense`. Name a prop of `Button`. `List` has it.'],
    [
      '`<List nonsense>`',
      '9:1 List has no prop `nonsense`. Name a prop of `List`. Its props are listed in its reference.',
    ],
    ['`<Button classname="a">`', '9:1 Button has no prop `classname`. Did you mean `className`?'],
    [
      '`<Button color="red" lodaing />`',
      '9:1 Button has no prop `lodaing`. Did you mean `loading`?',
    ],
    ['`useLsit()`', '9:1 The reference has no hook `useLsit`. Did you mean `useList`?'],
    [
      '`.DemoButton-rot`',
      '9:1 The reference has no class `DemoButton-rot`. Did you mean `DemoButton-root`?',
    ],
    ['`DemoButon`', '9:1 The reference has no theme name `DemoButon`. Did you mean `DemoButton`?'],
    ['`slots.startIcn`', '9:1 The reference has no slot `startIcn`. Did you mean `startIcon`?'],
    ["`color='a' colr='x'`", '9:1 The reference has no prop `colr`. Did you mean `color`?'],
    [
      '`color={{ a: 1 }} lodaing`',
      '9:1 The reference has no prop `lodaing`. Did you mean `loading`?',
    ],
    ['`</Buton>`', '9:1 The reference has no component `Buton`. Did you mean `Button`?'],
    [
      '`<List>one two <Buton /></List>`',
      '9:1 The reference has no component `Buton`. Did you mean `Button`?',
    ],
    [
      '`& .DemoButton-rot`',
      '9:1 The reference has no class `DemoButton-rot`. Did you mean `DemoButton-root`?',
    ],
    [
      '`&.DemoButton-rot`',
      '9:1 The reference has no class `DemoButton-rot`. Did you mean `DemoButton-root`?',
    ],
    [
      '`.DemoButton-root.DemoButton-rot:hover`',
      '9:1 The reference has no class `DemoButton-rot`. Did you mean `DemoButton-root`?',
    ],
    [
      "`import Buton from '@demo/ui/Buton'`",
      '9:1 `@demo/ui` has no module `Buton`. Did you mean `@demo/ui/Button`?',
    ],
    [
      "`import { Buton } from '@demo/ui'`",
      '9:1 `@demo/ui` exports no `Buton`. Did you mean `Button`?',
    ],
    [
      "`import { type Buton as B } from '@demo/ui/Button';`",
      '9:1 `@demo/ui/Button` exports no `Buton`. Did you mean `Button`?',
    ],
    ['`@demo/grids`', '9:1 The package `@demo/grids` is not installed. Did you mean `@demo/grid`?'],
    ['`@demo/ui/Buttn`', '9:1 `@demo/ui` has no module `Buttn`. Did you mean `@demo/ui/Button`?'],
  ])('%s', (text, problem) => {
    expect(check(text)).toEqual([`button.md:${problem}`]);
  });

  it('is said with its place in the file, wherever it stands', () => {
    const text = 'Right: `color`.\n\n- one\n- the `colour` prop\n\n| a |\n| - |\n| `<Buton>` |\n';
    expect(check(text).map((problem) => problem.split(' ')[0])).toEqual([
      'button.md:12:7',
      'button.md:16:3',
    ]);
  });
});

it.each([
  'the `color`, `loading` and `disabled` props',
  'the `dense` prop of a list',
  '`color="red"`, `onClick={save}`, `className="a"`',
  '`<Button color="red" aria-label="Save" data-id="1" onClick={() => {}}>`',
  '`useList`, `useId()`',
  '`.DemoButton-root`, `Demo-disabled`, `DemoList`',
  '`slotProps.startIcon`, `slots.startIcon`',
  '`@demo/ui`, `@demo/ui/Button`, `@other/thing`',
  '`<Button>Save it all</Button>`, `<Button {...more} startIcon={<List dense />}>`',
  '`& .DemoButton-root:hover > .Demo-disabled`, `.Other-thing`, `.DemoButton-size-small`',
  "`import { Button, type ButtonProps, plain as b } from '@demo/ui'`, `import * as ui from '@demo/ui'`",
  "`import My, { Button } from '@demo/ui/Button'`, `import { x } from '@demo/grid'`",
  "`import { x } from 'elsewhere'`, `import x from '@demo/none'`, `import type { x } from '@other/y'`",
  '`getElementById`, `none`, `Button`, `a b`, `theme.palette`',
  'the prop `nonsense`, `variant="a"`, `useLists()`, `<Other dense>`, `<Button component={Link} to="/">`',
  '`@demo/elsewhere`, `@demo/ui/styles`, `.DemoButton-label`, `DemoThemeProvider`',
])('%s is right', (text) => {
  expect(check(text)).toEqual([]);
});

describe('what the page itself says is right:', () => {
  it.each([
    ['`colr="red"` and the `colour` prop', 'type Props = { colr: string; colour: string };'],
    ['`<Button dense>`', 'function Button() {}'],
    ['`<Button dense>`', "import { Button } from 'elsewhere';"],
    ['`<Button dense>`', "import { Other as Button } from '@demo/ui';"],
    ['`<Button dense>`', "import Button from '@demo/ui/Other';"],
    ['`<Button dense>`', "declare module '@demo/ui' { interface Props { dense: true } }"],
    ['`<Buton>`, `useLsit`', 'const Buton = 1; useLsit();'],
  ])('%s next to %s', (text, code) => {
    expect(check(text)).not.toEqual([]);
    expect(check(text, [code])).toEqual([]);
  });

  it('everything on a page about earlier versions', () => {
    expect(check('`<Buton dense>`, the `colour` prop', [], true)).toEqual([]);
  });
});

it('knows every name in the types of the dependencies', () => {
  expect(check('`startIcn`')).toHaveLength(1);
  const types = `/** Long enough to be read, as most type files are: this one has a name that looks wrong. */\nexport const startIcn: 1;\n`;
  tree.write('node_modules/@demo/grid/index.d.ts', types);
  expect(check('`startIcn`')).toEqual([]);
});
