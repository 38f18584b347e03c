import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '../..');

/**
 * Retired words for things with an established name, and that name. They are looked for in names of files and code, and
 * in the text of guides unless `isFineInText`.
 */
const retired: readonly { words: string; instead: string; isFineInText?: boolean }[] = [
  { words: 'floor|floors', instead: 'layer' },
  { words: 'room|rooms', instead: 'module, folder or space', isFineInText: true },
  { words: 'door|doors', instead: 'entry point' },
  { words: 'cure|cures|mend|mends|mended', instead: 'fix' },
  { words: 'mistake|mistakes|mistaken', instead: 'error or problem' },
  { words: 'weigh|weighs|weighed', instead: 'measure' },
  { words: 'course', instead: 'lifecycle', isFineInText: true },
  { words: 'alive', instead: 'hydrated or running' },
  { words: 'draw|draws|drawn', instead: 'render', isFineInText: true },
  { words: 'twin|twins', instead: 'Markdown version' },
  { words: 'truth', instead: 'API names', isFineInText: true },
  { words: 'wish|wishes|wished', instead: 'cache key, choice or request' },
  { words: 'beside|surroundings', instead: 'next to, background or context' },
  { words: 'anew', instead: 'again' },
  { words: 'quiet', instead: 'what is turned off', isFineInText: true },
  { words: 'shelf|shelves', instead: 'section' },
];

/** Compounds of `kept`: a list of what a filter kept may be called so, a cache may not. */
const compoundOfKept = /^kept[A-Z-]|^Kept[A-Z]|(?:read|write|use)Kept/;

const guides = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'src/features/README.md'],
  ...listFiles('docs').filter((file) => file.endsWith('.md')),
];

const files = ['src', 'scripts', 'pages'].flatMap(listFiles);

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(root, entry.parentPath), entry.name))
    .map((file) => file.split(path.sep).join('/'));
}

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Returns what is wrong with a name; undefined for a name without retired words. */
function explain(name: string): string | undefined {
  if (compoundOfKept.test(name)) return `\`${name}\`: say cached, not kept`;
  const parts = name.split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());
  const found = retired.find(({ words }) => words.split('|').some((word) => parts.includes(word)));
  return found && `\`${name}\`: say ${found.instead}, not ${found.words.replaceAll('|', ', ')}`;
}

/** Whether a named node is a use of the name, not its declaration. */
function isUse(node: ts.Node): boolean {
  return (
    ts.isJsxAttribute(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isMetaProperty(node) ||
    ts.isImportSpecifier(node)
  );
}

/** Returns the names that a file declares, with their lines. Names that it only uses may be a library's. */
function listDeclared(file: string, code: string): { name: string; line: number }[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const declared: { name: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration;
    if (name && ts.isIdentifier(name) && !isUse(node)) {
      const { line } = source.getLineAndCharacterOfPosition(name.getStart());
      declared.push({ name: name.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return declared;
}

function findInCode(file: string, code: string): string[] {
  return listDeclared(file, code).flatMap(({ name, line }) => {
    const said = explain(name);
    return said ? [`${file}:${line} ${said}`] : [];
  });
}

function findInText(file: string, text: string): string[] {
  const inText = retired.filter(({ isFineInText }) => !isFineInText);
  return text.split('\n').flatMap((line, index) =>
    inText.flatMap(({ words, instead }) => {
      const [found] = new RegExp(`\\b(?:${words})\\b`, 'i').exec(line) ?? [];
      return found ? [`${file}:${index + 1} “${found}”: say ${instead}`] : [];
    }),
  );
}

it('names of files have the field’s words', () => {
  const ours = files.filter((file) => !/\/(?:fixtures|wrong|corpus)\//.test(file));
  expect(ours.length).toBeGreaterThan(1000);
  const found = ours.flatMap((file) => {
    const said = file.split('/').flatMap((part) => explain(part) ?? []);
    return said.map((one) => `${file} ${one}`);
  });
  expect(found).toEqual([]);
});

it('identifiers have the field’s words', () => {
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  expect(code.flatMap((file) => findInCode(file, read(file)))).toEqual([]);
});

it('guides have the field’s words', () => {
  expect(guides.flatMap((file) => findInText(file, read(file)))).toEqual([]);
});

describe('the check of words', () => {
  it('finds a retired word in a name, alone or as a part, and says what to write', () => {
    expect(findInCode('a.ts', 'const isDrawn = 1;\nfunction weighPage(wish: string) {}')).toEqual([
      'a.ts:1 `isDrawn`: say render, not draw, draws, drawn',
      'a.ts:2 `weighPage`: say measure, not weigh, weighs, weighed',
      'a.ts:2 `wish`: say cache key, choice or request, not wish, wishes, wished',
    ]);
    expect(explain('truth-check')).toContain('say API names');
    expect(explain('readKeptSizes')).toContain('say cached');
  });

  it('leaves names of libraries and other words alone', () => {
    const code = 'canvas.draw();\nconst [weight, drawer, kept, isKept, mushroom] = [1];';
    expect(findInCode('a.tsx', `${code}\nconst menu = <Menu quiet />;`)).toEqual([]);
  });

  it('finds whole words in the text of guides', () => {
    expect(findInText('a.md', 'The weight of a door')).toEqual(['a.md:1 “door”: say entry point']);
  });
});
