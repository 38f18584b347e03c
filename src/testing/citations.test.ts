import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const specification = 'docs/specification.md';

/** Folders and files whose text may cite the specification. */
const citing = ['src', 'scripts', 'pages', 'netlify', 'docs', 'README.md', 'ARCHITECTURE.md'];

/** Files that still cite a document outside of the repository. */
const exempt = ['src/features/demos/render/renderDemos.tsx'];

/** Names of standards before a `§`, which then does not cite the specification. */
const standards = /(?:RFC \d+|HTML|CSP \d)$/;

function listFiles(name: string): string[] {
  const entries = fs.readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' });
  return entries.map((entry) => path.posix.join(name, entry.split(path.sep).join('/')));
}

const files = citing
  .flatMap((name) => (path.extname(name) ? [name] : listFiles(name)))
  .filter((file) => /\.(tsx?|mjs|md|css)$/.test(file) && !/citations\.test\.ts$/.test(file))
  .filter((file) => !exempt.includes(file));

/** Returns the sections in the specification's headings, such as `spec 4` or `contract 7`. */
function listSections(markdown: string): string[] {
  const [, first = '', second = ''] = markdown.split(/^## Part \d.*$/m);
  const numbersIn = (part: string) => [...part.matchAll(/^### (\d+)\. /gm)].map(([, n]) => n);
  return [
    ...numbersIn(first).map((n) => `spec ${n}`),
    ...numbersIn(second).map((n) => `contract ${n}`),
  ];
}

/** Returns the citations in a text: `spec 4`, or the words before a `§` that is of neither part nor a standard. */
function listCitations(text: string): string[] {
  const lines = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [...lines.matchAll(/(.{0,24}?)\s?\(?§(\d+)/g)].flatMap(([, before = '', section]) => {
    const part = /\b(spec|contract)$/i.exec(before)?.[1]?.toLowerCase();
    if (part) return [`${part} ${section}`];
    return standards.test(before) ? [] : [`“${before.trim()} §${section}”`];
  });
}

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const sections = listSections(read(specification));

it('has sections 1 to 9 in the specification, 1 to 11 in the contract', () => {
  const upTo = (part: string, last: number) =>
    Array.from({ length: last }, (_, index) => `${part} ${index + 1}`);
  expect(sections).toEqual([...upTo('spec', 9), ...upTo('contract', 11)]);
});

it('cites sections that exist, and no other document', () => {
  const cited = files.flatMap((file) =>
    listCitations(read(file)).map((section) => ({ file, section })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ section }) => !sections.includes(section))).toEqual([]);
});

it('finds citations across line breaks, and those of other documents', () => {
  expect(listCitations('of the contract (§6), as spec\n * §4 says (RFC 9110 §14)')).toEqual([
    'contract 6',
    'spec 4',
  ]);
  expect(listCitations('(design §2)')).toEqual(['“(design §2”']);
});
