import type { ApiClass, ApiDoc, DocsProblem, ProductId } from '@/model';
import { ContentTree } from '@/content/testing/contentTree';
import { prop } from '../reference/testing/docs';
import { component } from '../specimens/testing/component';
import { readAttributes } from './attributes';
import type { NamedPage } from './checkNames';
import { ApiNameCheck } from '.';

const props = (...names: string[]) => names.map((name) => prop(name));
const rule = (className: string): ApiClass => ({
  ...{ key: className.split('-')[1]!, className, description: '', isGlobal: false },
});

const button = component('Button', {
  props: props('color', 'startIcon'),
  element: 'a',
  themeName: 'DemoButton',
  classes: [rule('.DemoButton-root'), rule('.DemoButton-label')],
});
const joyButton = component('Button', {
  productId: 'joy-ui',
  props: props('color', 'startDecorator'),
  element: 'img',
});
const docs: ApiDoc[] = [
  button,
  joyButton,
  component('Box', { props: props('gap'), polymorphic: true }),
  component('Bare'),
  ...['Alert', 'Badge', 'Card', 'Drawer'].map((name) =>
    component(name, { props: props('tone', 'onDismiss'), element: 'a' }),
  ),
];

const reactTypes = `
    interface HTMLAttributes<T> {
        title?: string;
    }
    interface AnchorHTMLAttributes<T> {
        href?: string;
    }
    interface ImgHTMLAttributes<T> {
        alt?: string;
    }
            a: React.DetailedHTMLProps<React.AnchorHTMLAttributes<A>, A>;
            img: React.DetailedHTMLProps<React.ImgHTMLAttributes<I>, I>;
`;

let tree: ContentTree;
beforeEach(() => {
  tree = new ContentTree();
  tree.write('node_modules/@types/react/index.d.ts', reactTypes);
});
afterEach(() => tree.dispose());

const pageWith = (texts: string[], patch: Partial<NamedPage> = {}): NamedPage => ({
  file: 'docs-data/demo-ui/button.md',
  pathname: '/demo-ui/button/',
  productId: 'material-ui',
  documents: [],
  names: texts.map((text, index) => ({ text, line: index + 1, column: 3 })),
  ...patch,
});
const check = (pages: NamedPage[], known = docs): DocsProblem[] =>
  new ApiNameCheck(tree.root).check(pages, known);

/** Returns the problem of inline code on a page of a product; undefined if there is none. */
function problemOf(text: string, productId: ProductId = 'material-ui'): string | undefined {
  const [problem, ...others] = check([pageWith([text], { productId })]);
  expect(others).toEqual([]);
  return problem && `${problem.what} ${problem.fix}`;
}

describe('a prop in a tag', () => {
  it("is looked up in the page's own product first", () => {
    expect(problemOf('<Button startIcon>')).toBeUndefined();
    expect(problemOf('<Button startDecorator>', 'joy-ui')).toBeUndefined();
    expect(problemOf('<Button startIcon>', 'joy-ui')).toContain('Button has no prop `startIcon`.');
  });

  it('is looked up in all products if its own has no such component', () => {
    expect(problemOf('<Button startDecorator startIcon>', 'system')).toBeUndefined();
    expect(problemOf('<Button startIkon>', 'system')).toContain('Did you mean `startIcon`?');
  });

  it('may be an attribute of the element that the component renders, but of no other', () => {
    expect(problemOf('<Button href="/" title="A" key="a">')).toBeUndefined();
    expect(problemOf('<Button alt="A">', 'joy-ui')).toBeUndefined();
    expect(problemOf('<Button alt="A">')).toBe(
      'Button has no prop `alt`. Name a prop of `Button`. Its props are listed in its reference.',
    );
    expect(problemOf('<Button herf="/">')).toContain('Did you mean `href`?');
  });

  it('may be an attribute of any element if another one is rendered', () => {
    expect(problemOf('<Button alt="A">')).toContain('no prop `alt`');
    expect(problemOf('<Button component="img" alt="A" whatever>')).toBeUndefined();
    expect(problemOf('<Button as="img" colour="red">')).toContain('Did you mean `color`?');
  });

  it('names up to three components that have it', () => {
    expect(problemOf('<Button onDismiss>')).toBe(
      'Button has no prop `onDismiss`. Name a prop of `Button`. `Alert`, `Badge`, `Card` has it.',
    );
  });

  it('may be anything if the component can be any element, unless other components have it', () => {
    expect(problemOf('<Box whatever>')).toBeUndefined();
    expect(problemOf('<Box onDismiss>')).toContain('Box has no prop `onDismiss`.');
    expect(problemOf('<Box gaap>')).toContain('Did you mean `gap`?');
  });

  it('may be anything if the reference has no props of the component', () => {
    expect(problemOf('<Bare onDismiss>')).toBeUndefined();
    expect(problemOf('<Elsewhere onDismiss>')).toBeUndefined();
  });

  it('is right if only the form of its name is known', () => {
    expect(problemOf('<Button aria-colour data-colr unstable_color>')).toBeUndefined();
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'is wrong if it is only what every object has, such as %s',
    (name) => {
      expect(problemOf(`<Button ${name}>`)).toContain(`Button has no prop \`${name}\`.`);
    },
  );
});

describe('a class', () => {
  it.each([
    ['.DemoButton-lable', 'DemoButton-label'],
    ['.DemoBtton-root', 'DemoButton-root'],
  ])('%s is corrected to %s', (text, meant) => {
    expect(problemOf(text)).toBe(
      `The reference has no class \`${text.slice(1)}\`. Did you mean \`${meant}\`?`,
    );
  });

  it('of a component without such a rule is not guessed', () => {
    expect(problemOf('.DemoBtton-icon')).toBeUndefined();
    expect(problemOf('.DemoButton-endIcon')).toBeUndefined();
  });
});

describe('problems', () => {
  it('have a place and a rule, in the order of pages and names', () => {
    const other = { file: 'docs-data/demo-ui/list.md', pathname: '/demo-ui/list/' };
    const pages = [
      pageWith(['color', '<Buton>', '<Box gaap>']),
      pageWith(['<Buton>'], { ...other, names: [{ text: '<Buton>', line: 9, column: 1 }] }),
    ];
    expect(check(pages).map(({ what: _what, fix: _fix, ...place }) => place)).toEqual([
      ...[2, 3].map((line) => ({
        ...{ file: 'docs-data/demo-ui/button.md', pathname: '/demo-ui/button/' },
        ...{ line, column: 3, rule: 'API names' },
      })),
      { ...other, line: 9, column: 1, rule: 'API names' },
    ]);
  });

  it('are told one at a time for one piece of code', () => {
    expect(problemOf('<Buton colour><Boxx></Boxx></Buton>')).toContain('component `Buton`');
  });

  it('do not exist without a reference, and follow the reference when it changes', () => {
    const names = new ApiNameCheck(tree.root);
    const pages = [pageWith(['<Button onDismiss>'])];
    expect(names.check(pages, [])).toEqual([]);
    expect(names.check(pages, docs)).toHaveLength(1);
    const changed = [{ ...button, props: props('onDismiss') }];
    expect(names.check(pages, changed)).toEqual([]);
    expect(names.check(pages, docs)).toHaveLength(1);
  });
});

describe('attributes in code', () => {
  it.each<[string, string[], string]>([
    ['a b="1" c={2}', ['a', 'b', 'c'], ''],
    [`a = "x y" b='<c d>' e`, ['a', 'b', 'e'], ''],
    ['a={{ b: { c: 1 } }} d', ['a', 'd'], ''],
    ['{...rest} a {/* b */} c', ['a', 'c'], ''],
    ['aria-label="a" onÄ', ['aria-label', 'on'], 'Ä'],
    ['a={b', ['a'], ''],
    ['a="b', ['a'], '"b'],
    ['a /> b', ['a'], ' /> b'],
    ['', [], ''],
    ['1a', [], '1a'],
  ])('in `%s` are %j', (text, names, rest) => {
    const found = readAttributes(text, 0);
    expect(found.names).toEqual(names);
    expect(text.slice(found.end)).toBe(rest);
  });

  it('start at an offset', () => {
    expect(readAttributes('<Button a b>', '<Button'.length)).toEqual({
      names: ['a', 'b'],
      end: 11,
    });
  });
});
