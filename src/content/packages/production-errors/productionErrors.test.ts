import { ContentTree } from '@/content/testing/contentTree';
import { gatherErrors } from './gatherErrors';
import { readErrors } from './readErrors';
import { readProductionErrors } from '.';

const imported = `import _format from "demo-core/formatMuiErrorMessage";\n`;
const development = `process.env.NODE_ENV !== "production"`;

/** Returns a module that throws a message, or its code in production. */
function throwing(message: string, call: string): string {
  return `${imported}export function f(a, b) {\n  throw new Error(${development} ? ${message} : ${call});\n}\n`;
}

describe('readErrors', () => {
  it('reads messages with and without arguments', () => {
    const plain = readErrors('a.js', throwing('"Give \\"f\\" a word."', '_format(7)'));
    expect(plain.errors).toEqual([{ code: 7, text: ['Give "f" a word.'], file: 'a.js', line: 3 }]);
    const call = '_format(12, a ? ` (${a})` : "", JSON.stringify(b))';
    const template = '`The color${a ? ` (${a})` : ""} is \\`${JSON.stringify(b)}\\`.\nUse a name.`';
    const { errors } = readErrors('b.js', throwing(template, call));
    expect(errors[0]).toMatchObject({
      code: 12,
      text: ['The color', ' is `', '`.\nUse a name.'],
    });
  });

  it('resolves escapes as JavaScript does', () => {
    const message = String.raw`'\u{1F600}\x41\u0042\t\'\\'`;
    const { errors } = readErrors('a.js', throwing(message, '_format(7)'));
    expect(errors[0]?.text).toEqual(["\u{1F600}AB\t'\\"]);
  });

  it('finds nothing in modules that do not import the function', () => {
    const own = throwing('"x"', '_format(7)').replace(imported, 'const _format = String;\n');
    expect(readErrors('a.js', own)).toEqual({ errors: [], unread: [] });
    expect(readErrors('a.js', `export * from './formatMuiErrorMessage';`).errors).toEqual([]);
  });

  it.each([
    ['a message that is no text', throwing('messageOf(a)', '_format(7)')],
    ['another number of arguments', throwing('`Give ${a}.`', '_format(7)')],
    ['no message next to it', `${imported}throw new Error(_format(7));`],
    ['a code that is no number', throwing('"x"', '_format(code)')],
  ])('reports that it cannot read %s', (_what, code) => {
    const { errors, unread } = readErrors('a.js', code);
    expect(errors).toEqual([]);
    expect(unread).toEqual([expect.objectContaining({ file: 'a.js' })]);
  });
});

describe('gatherErrors', () => {
  const file = (name: string, code: number, text: string[]) => ({
    errors: [{ code, text, file: name, line: 3 }],
    unread: [],
  });

  it('sorts by code, and merges identical messages', () => {
    const found = gatherErrors([
      file('a.js', 9, ['B']),
      file('b.js', 2, ['A']),
      file('c.js', 9, ['B']),
    ]);
    expect(found).toEqual({
      errors: [
        { code: 2, text: ['A'] },
        { code: 9, text: ['B'] },
      ],
      problems: [],
    });
  });

  it('reports a code with two messages', () => {
    const { problems } = gatherErrors([file('a.js', 9, ['One ', '']), file('b.js', 9, ['Two'])]);
    expect(problems).toEqual([
      expect.objectContaining({
        file: 'b.js',
        line: 3,
        what: 'The error code 9 has another message here than in a.js:3.',
      }),
    ]);
  });

  it('reports a call it cannot read', () => {
    const unread = [{ file: 'a.js', line: 4, call: '_format(7)' }];
    expect(gatherErrors([{ errors: [], unread }]).problems[0]?.what).toContain('`_format(7)`');
  });
});

describe('readProductionErrors', () => {
  let tree: ContentTree;

  beforeEach(() => {
    tree = new ContentTree();
    install('demo-ui', { version: '1.0.0', dependencies: { 'demo-core': '1', left: '1' } });
    install('demo-core', { version: '1.0.0', module: './esm/index.js' });
    install('left', { version: '1.0.0' });
    tree.write(
      'node_modules/demo-ui/Button/Button.js',
      throwing('"From the button."', '_format(2)'),
    );
    tree.write('node_modules/demo-ui/node/Button/Button.js', throwing('"Same."', '_format(2)'));
    tree.write('node_modules/demo-core/formatMuiErrorMessage/index.js', '');
    tree.write('node_modules/demo-core/esm/case.js', throwing('"From the core."', '_format(7)'));
    tree.write('node_modules/left/index.js', throwing('"Never read."', '_format(3)'));
  });

  afterEach(() => tree.dispose());

  function install(name: string, about: object): void {
    tree.write(`node_modules/${name}/package.json`, JSON.stringify({ name, ...about }));
  }

  it('reads the modules of a package and of its dependencies', async () => {
    expect(await readProductionErrors(tree.root, ['demo-ui'])).toEqual({
      errors: [
        { code: 2, text: ['From the button.'] },
        { code: 7, text: ['From the core.'] },
      ],
      problems: [],
    });
  });

  it('reads again after a package has another version, and only then', async () => {
    await readProductionErrors(tree.root, ['demo-ui']);
    tree.edit('node_modules/demo-core/esm/case.js', (text) => text.replace('(7)', '(8)'));
    const codes = async () =>
      (await readProductionErrors(tree.root, ['demo-ui'])).errors.map(({ code }) => code);
    expect(await codes()).toEqual([2, 7]);
    install('demo-core', { version: '1.0.1', module: './esm/index.js' });
    expect(await codes()).toEqual([2, 8]);
  });

  it('finds nothing if nothing is installed', async () => {
    expect(await readProductionErrors(tree.root, ['absent'])).toEqual({ errors: [], problems: [] });
  });
});
