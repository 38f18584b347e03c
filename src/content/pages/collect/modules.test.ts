import { ContentTree } from '@/content/testing/contentTree';
import { DocsError } from '@/model';
import { SourceReader } from '@/content/packages';
import { findDefaultExport } from './defaultExport';
import { derivePreview } from './derivePreview';
import { findPreview } from './findPreview';
import { parseModule, positionAt } from './parseModule';
import { isRelative, refuseAddress } from './refuseAddress';
import { resolveImport } from './resolveImport';

describe('the specifiers of a module', () => {
  const specifiersOf = (code: string, file = 'a.tsx') =>
    parseModule(file, code).specifiers.map(({ text, offset }) => {
      // The offset is that of the quote.
      expect(code.slice(offset + 1, offset + 1 + text.length)).toBe(text);
      return text;
    });

  it('are those of imports and exports of every form, in order', () => {
    const code = `import a from './a';\nimport type { B } from "./b";\nimport './c.css';\nexport * from './d';\nexport { e } from './e';\nconst f = lazy(() => import('./f'));\n`;
    expect(specifiersOf(code)).toEqual(['./a', './b', './c.css', './d', './e', './f']);
  });

  it('are no other strings', () => {
    const code = `// import './a';\nconst b = "import './b'";\nconst c = \`import './c'\`;\nrequire('./d');\nimport(path + './e');\n`;
    expect(specifiersOf(code)).toEqual([]);
  });

  it('have their position after characters of several code units', () => {
    expect(specifiersOf(`const tram = '🚋';\nimport a from './größe';\n`)).toEqual(['./größe']);
  });
});

it.each([
  ['an enum', 'export enum Size { small }', ['enum']],
  ['a constant enum', 'const enum Size { small }', ['enum']],
  ['a namespace', 'namespace Sizes { export const a = 1; }', ['namespace']],
  ['a declared enum', 'declare enum Size { small }', []],
  ['a declared namespace', 'declare namespace Sizes { const a: 1; }', []],
  ['types', 'interface A {}\ntype B = A;', []],
])('tells whether %s has an effect at run time', (_, code, expected) => {
  expect(parseModule('a.ts', code).runtimeTypes.map(({ text }) => text)).toEqual(expected);
});

it.each([
  ['', 0, 1, 1],
  ['ab\ncd', 1, 1, 2],
  ['ab\ncd', 2, 1, 3],
  ['ab\ncd', 3, 2, 1],
  ['\n\n', 2, 3, 1],
])('finds in %j the position of offset %d', (...[code, offset, line, column]) => {
  expect(positionAt(code, offset)).toEqual({ line, column });
});

describe('the default export', () => {
  const kindOf = (code: string) => {
    const found = findDefaultExport(parseModule('a.tsx', code));
    return found && (found.definition?.name ?? 'elsewhere');
  };

  it.each([
    ['export default function A() {}', 'FunctionDeclaration'],
    ['export default async function () {}', 'FunctionDeclaration'],
    ['export default class A extends B {}', 'ClassDeclaration'],
    ['export default () => null;', 'ArrowFunction'],
    ['export const A = () => null;\nexport default A;', 'ArrowFunction'],
    ['const A: FC = function () {};\nexport { A as default };', 'FunctionExpression'],
    ['const A = memo(() => null);\nexport { b, A as default, c };', 'ArrowFunction'],
    ['function A() {}\nexport default memo(forwardRef(A));', 'FunctionDeclaration'],
    ['export default memo(forwardRef(function A() {}));', 'FunctionExpression'],
    ["export { default } from './A';", 'elsewhere'],
    ["export { b, default } from './A';", 'elsewhere'],
    ["export {\n  A as default,\n} from './A';", 'elsewhere'],
    ['export default 1;', 'elsewhere'],
  ])('of %j is found: %s', (code, kind) => expect(kindOf(code)).toBe(kind));

  it.each([
    '',
    'export const A = 1;',
    "export { default as A } from './A';",
    'export { defaultSize };',
    'const a = { default: 1 };',
    '// export default A;',
  ])('is missing in %j', (code) => expect(kindOf(code)).toBeUndefined());
});

describe('the preview', () => {
  const previewOf = (code: string) => derivePreview(parseModule('a.tsx', code));

  it.each([
    ['a condition', 'return isOn ? <A /> : <B />;'],
    ['a variable', 'return element;'],
    ['nothing', ''],
  ])('is missing if the component returns %s', (_, body) => {
    expect(previewOf(`export default function Demo() { ${body} }`)).toBeUndefined();
  });

  it('is what the last return statement returns', () => {
    const body = 'if (isOn) {\n    return <Off />;\n  }\n  return <On />;';
    expect(previewOf(`export default function Demo() {\n  ${body}\n}`)).toBe('<On />');
  });

  it('keeps a wrapper around text, and an element whose name only begins like a wrapper', () => {
    const demo = (jsx: string) => previewOf(`export default () => ${jsx};`);
    expect(demo('<div>Text</div>')).toBe('<div>Text</div>');
    expect(demo('<Divider><A /></Divider>')).toBe('<Divider><A /></Divider>');
    expect(demo('<Stack.Item><A /></Stack.Item>')).toBe('<Stack.Item><A /></Stack.Item>');
    expect(demo('<div>{list}</div>')).toBe('{list}');
  });

  it('has its own indentation only, in tabs as well', () => {
    const jsx = '\t\t<div>\n\t\t\t<A>\n\t\t\t\tText\n\t\t\t</A>\n\t\t</div>';
    expect(previewOf(`export default () => (\n${jsx}\n\t);`)).toBe('<A>\n\tText\n</A>');
  });

  it('has a range in the code that ends before the closing tag of the wrapper', () => {
    const code = 'export default () => <><A /><B /></>;';
    const { from = 0, to = 0 } = findPreview(parseModule('a.tsx', code)) ?? {};
    expect(code.slice(from, to)).toBe('<A /><B />');
    expect(findPreview(parseModule('a.tsx', 'export const a = <A />;'))).toBeUndefined();
  });
});

describe('a relative import', () => {
  const folder = 'docs-data/rail/tram';
  let tree: ContentTree;

  beforeEach(() => {
    tree = new ContentTree();
    for (const file of ['a.ts', 'a.css', 'both.js', 'both.tsx', 'b/index.ts', 'index.tsx', 'c.svg'])
      tree.write(`${folder}/${file}`, '');
    tree.write('docs-data/rail/shared/data.json', '{}');
    tree.write('docs-data/railway/secret.ts', '');
  });

  afterEach(() => tree.dispose());

  /** Returns the file that an import in a demo names, or the problem of the import. */
  function resolve(text: string) {
    const importer = { file: `${folder}/Tram.tsx`, code: `import '${text}';`, productFolder: '' };
    const request = { ...importer, productFolder: 'docs-data/rail' };
    try {
      return resolveImport(new SourceReader(tree.root), request, { text, offset: 7 });
    } catch (error) {
      if (error instanceof DocsError) return error.problem;
      throw error;
    }
  }

  it.each([
    ['./a', 'tram/a.ts'],
    ['./a.css', 'tram/a.css'],
    ['./c.svg', 'tram/c.svg'],
    ['./both', 'tram/both.tsx'],
    ['./both.js', 'tram/both.js'],
    ['./b', 'tram/b/index.ts'],
    ['./b/', 'tram/b/index.ts'],
    ['.', 'tram/index.tsx'],
    ['./', 'tram/index.tsx'],
    ['../shared/data', 'shared/data.json'],
    ['../tram/../tram/a', 'tram/a.ts'],
  ])('%s leads to %s', (text, file) => expect(resolve(text)).toBe(`docs-data/rail/${file}`));

  it.each([
    ['./bot', 'Did you mean `both`?'],
    ['./both.jsx', 'Did you mean `both`?'],
    ['./timetable', `Add the file ${folder}/timetable.ts.`],
    ['./timetable.svg', `Add the file ${folder}/timetable.svg.`],
    ['./none/a', `Add the file ${folder}/none/a.ts.`],
  ])('%s leads nowhere, and the fix is “%s”', (text, fix) => {
    const place = { file: `${folder}/Tram.tsx`, line: 1, column: 8 };
    expect(resolve(text)).toEqual({ ...place, what: `The import \`${text}\` leads nowhere.`, fix });
  });

  it.each(['../../railway/secret', '../../../package', '..', './../..//railway/secret'])(
    '%s may not leave the folder of the product',
    (text) => {
      const what = `The import \`${text}\` leaves docs-data/rail.`;
      expect(resolve(text)).toMatchObject({ what, line: 1, column: 8 });
    },
  );

  it('records the files that it looked for, so that creating one makes the page stale', () => {
    const reader = new SourceReader(tree.root);
    const importer = { file: `${folder}/Tram.tsx`, code: '', productFolder: 'docs-data/rail' };
    resolveImport(reader, importer, { text: './b/', offset: 0 });
    expect(reader.inputs).toContain(`${folder}/b.tsx`);
    expect([...reader.inputs].filter((file) => file.includes('//'))).toEqual([]);
  });
});

it.each([
  ['./a', true, false],
  ['..', true, false],
  ['.hidden', false, false],
  ['react', false, false],
  ['srcset', false, false],
  ['@mui/material', false, false],
  ['@/model', false, true],
  ['/etc/passwd', false, true],
  ['~/a', false, true],
  ['#a', false, true],
  ['src', false, true],
  ['docs-data/a', false, true],
  ['node:fs', false, true],
  ['https://example.com/a.js', false, true],
  ['data:text/javascript,alert(1)', false, true],
])('the specifier %s is relative: %s, refused: %s', (text, relative, refused) => {
  const importer = { file: 'a.tsx', code: `import '${text}';`, productFolder: '' };
  expect(isRelative(text)).toBe(relative);
  expect(refuseAddress(importer, { text, offset: 7 }) !== undefined).toBe(refused);
});
