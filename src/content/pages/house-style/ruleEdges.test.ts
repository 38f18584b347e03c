import type { HouseStyle } from '@/model';
import { ContentTree } from '@/content/testing/contentTree';
import { parseModule } from '../collect';
import type { MarkdownSource } from '../stages';
import { kindOf } from './kindOf';
import { countSentences } from './page-rules/sentences';
import { britishWords } from './page-rules/britishWords';
import {
  checkDemoStyle,
  checkPageStyle,
  factsFileOf,
  findUses,
  findUsesInFences,
  listImported,
  readFacts,
} from '.';

const style: HouseStyle = {
  kinds: [{ pages: '/rail/**', kind: 'overview' }],
  packagesWithoutIndex: ['rail'],
  classPrefixes: ['Rail'],
};

/** Returns what the house style says about a page's text, as `line:column what`. */
function onPage(text: string, facts: string[] = [], components?: string[]): string[] {
  const body = `# Tram\n\n<p class="description">Trams and their stops.</p>\n\n${text}\n`;
  const file = { file: 'tram.md', pathname: '/rail/tram/', productFolder: 'rail' };
  const source = { ...file, text: body, body, bodyLine: 1, frontMatter: { components } };
  const found = facts.map((says) => ({ file: 'facts.ts', says, line: 1, column: 1 }));
  return checkPageStyle(source as unknown as MarkdownSource, style, found).map(
    ({ line, column, what }) => `${line}:${column} ${what}`,
  );
}

/** Returns what the house style says about the code of a demo. */
function inDemo(code: string, file = 'Tram.tsx'): string[] {
  const files = [{ file, code, module: parseModule(file, code) }];
  const demo = { name: 'Tram', options: {} };
  return checkDemoStyle({ demo, files, hasPreview: true }, style).map(({ what }) => what);
}

it.each([
  ['/rail/tram/', '/rail/tram/', true],
  ['/rail/tram/', '/rail/tram/stops/', false],
  ['/rail/*/', '/rail/tram/', true],
  ['/rail/*/', '/rail/tram/stops/', false],
  ['/rail/*-stop/', '/rail/tram-stop/', true],
  ['/rail/**', '/rail/tram/stops/', true],
  ['/rail/**', '/railway/', false],
  ['/rail/v1.0/', '/rail/v1x0/', false],
  ['/rail/a+b/', '/rail/a+b/', true],
])('the pattern %s of pages and %s: %s', (pages, pathname, expected) => {
  const found = kindOf(pathname, { kinds: [{ pages, kind: 'guide' }] });
  expect(found).toBe(expected ? 'guide' : undefined);
});

it('takes the first pattern that fits for the kind of a page', () => {
  const kinds: HouseStyle['kinds'] = [
    { pages: '/rail/tram/', kind: 'chart' },
    { pages: '/rail/**', kind: 'guide' },
  ];
  expect(kindOf('/rail/tram/', { kinds })).toBe('chart');
  expect(kindOf('/rail/bus/', { kinds })).toBe('guide');
});

it.each([
  ['', 1],
  ['No end', 1],
  ['One. Two! Three?', 3],
  ['Lines, e.g. S1, i.e. Trams vs. Buses etc. Österreich.', 1],
  ['Version 1.2.3 of a.b', 1],
  ['It said “no.” Then it left.', 2],
  ['It costs 2 €. Österreich pays.', 2],
  ['Wait ... and see.', 1],
])('counts the sentences of %j', (text, count) => expect(countSentences(text)).toBe(count));

it.each([
  ['Colour', 'Color'],
  ['colours', 'colors'],
  ['centred', 'centered'],
  ['Organised', 'Organized'],
  ['serialisation', 'serialization'],
  ['unlicenced', undefined],
  ['catalogues', 'catalogs'],
  ['reorganising', 'reorganizing'],
])('%s is %s in American English', (word, american) => {
  const [found] = word.match(britishWords.pattern) ?? [];
  expect(found && britishWords.american(found)).toBe(american);
});

describe('words on a page', () => {
  it.each([
    ['in code', 'The `simply` and ``easily `x` `` props.'],
    ['in an address', 'See [it](/simply/easily/) and https://example.com/simply/.'],
    ['in a fence', '```ts\n// simply\n```'],
    ['in an attribute', '<a title="simply" href="/a/">It</a>'],
  ])('are not checked %s', (_, text) => expect(onPage(text)).toEqual([]));

  it('are found at their place in lists, quotations, tables and after markup', () => {
    const text = '- **Ä** [x](/a/) simply\n\n> 🚋 _simply_\n\n| A |\n| - |\n| `\\|` simply |';
    expect(onPage(text)).toEqual([
      '5:18 “simply” is not house style.',
      '7:7 “simply” is not house style.',
      '11:8 “simply” is not house style.',
    ]);
  });

  it('are found where a line breaks between them', () => {
    expect(onPage('It is open from the\nstart, and all of\nitself.')).toEqual([
      '6:16 “of itself” is not house style.',
      '5:12 “from the start” is not house style.',
    ]);
  });
});

describe('a figure on a page', () => {
  it.each([
    ['It takes 20 ms.', '5:10 No fact vouches for “20 ms”.'],
    ['A ratio of 4.5:1.', '5:12 No fact vouches for “4.5:1”.'],
    ['About 1,300 kB.', '5:7 No fact vouches for “1,300 kB”.'],
  ])('needs a fact: %s', (text, problem) => expect(onPage(text)).toEqual([problem]));

  it.each(['In 2026.', '`20 ms`', 'The color #123456%.', 'At 12:15.'])('is not in %s', (text) =>
    expect(onPage(text)).toEqual([]),
  );

  it('is covered by a fact with the words around it, whatever its markup', () => {
    expect(onPage('It takes **20 ms** to\nopen `a`.', ['takes 20 ms to open a.'])).toEqual([]);
    expect(onPage('Opens (`a`, `b`). 20 ms', ['Opens (a, b). 20 ms'])).toEqual([]);
    expect(onPage('It takes 20 ms, or 30 ms.', ['takes 20 ms'])).toEqual([
      '5:20 No fact vouches for “30 ms”.',
    ]);
    expect(onPage('Text.', ['a (b|c)+ [d'])).toEqual(['1:1 The page does not say “a (b|c)+ [d”.']);
  });
});

it.each([
  ['## Choose a Color', '“Choose a Color” is written in title case.'],
  ['## The Fare Zones', '“The Fare Zones” is written in title case.'],
])('reports the title case of %s', (heading, problem) => {
  expect(onPage(heading)).toEqual([`5:4 ${problem}`]);
});

it.each([
  ['a name in the text', '## The Fare\n\nThe one called Fare.', undefined],
  ['a component of the page', '## The Fare', ['FareZone']],
  ['an acronym', '## Use MUI System', undefined],
  ['a sentence', '## Choose another Color', undefined],
  ['code', '## The `Fare`', undefined],
])('accepts a heading with %s', (_, text, components) => {
  expect(onPage(text, [], components)).toEqual([]);
});

describe('a demo', () => {
  it.each([
    ['const now = new Date();', 'when its module loads'],
    ['const useNow = () => Date.now();', 'in a hook'],
    ['function Tram() {\n  return [1].map(() => Date.now());\n}', 'in a list'],
    ['const a = Date.now;\nconst Tram = () => useMemo(() => new Date, []);', 'in a memo'],
  ])('may not read the time: %j, %s', (code) => {
    expect(inDemo(code)).toEqual(['The current time is read while rendering.']);
  });

  it.each([
    'const stop = () => Date.now();',
    'function Tram() {\n  useEffect(() => void Date.now());\n}',
    'const Tram = () => <a onClick={() => new Date()} />;',
    'const a = new Date(2026, 0, 31);',
    'class Tram {\n  stop() {\n    Date.now();\n  }\n}',
  ])('may read it in %j', (code) => expect(inDemo(code)).toEqual([]));

  it.each([
    ["import { Tram } from 'rail';", ['The import takes the whole of `rail`.']],
    ["import { Tram, type Stop } from 'rail';", ['The import takes the whole of `rail`.']],
    ["import { type Tram, type Stop } from 'rail';", []],
    ["import type { Tram } from 'rail';", []],
    ["import Tram from 'rail/Tram';", []],
    ["window.fetch('/a');", ['`window.fetch` needs a network.']],
    ['store.fetch();', []],
    ['<img src="//example.com/a.png" />;', ['The picture comes from another site.']],
    ['<img src={\'/static/a.png\'} alt="https://a.b" />;', []],
    ['<a className="RailTram-root" />;', ['The class `RailTram-root` is written out.']],
    ["const a = { '& .Rail-open': 1 };", ['The class `Rail-open` is written out.']],
    ['<a href="/Rail-map/" title="Railway-map" />;', []],
    ['<a id="tram" />;', ['The id "tram" is fixed.']],
    ['<a id={id} data-id="tram" />;', []],
    ['<p>Lorem ipsum</p>;', ['“Lorem ipsum” could be anything.']],
    ["import { foo } from './foo';", []],
  ])('with %j: %j', (code, problems) => expect(inDemo(code)).toEqual(problems));
});

describe('props in code', () => {
  it('are found once each, with the module and the exported name of their component', () => {
    const code = `import Tram, { Stop as Halt,\n  Zone } from 'rail/Tram';\nimport Own from './Own';\nconst a = <><Tram size="s" size="m" {...b} open /><Halt\n  name="A" /><Zone a /><Own c /><p d /><Menu.Item e /></>;\n`;
    expect(
      findUses('a.tsx', parseModule('a.tsx', code)).map(
        ({ name, prop, line, column }) => `${name}.${prop} ${line}:${column}`,
      ),
    ).toEqual(['Tram.size 4:19', 'Tram.open 4:44', 'Stop.name 5:3', 'Zone.a 5:20']);
    expect(listImported(parseModule('a.tsx', code)).get('Tram')).toEqual({
      module: 'rail/Tram',
      name: 'Tram',
    });
  });

  it('are found if there are comments between the names of an import', () => {
    const code = `import {\n  Tram, // the tram, or { bus }\n  /* and, */ Stop,\n} from 'rail';\nconst a = <Stop open />;\n`;
    const imported = listImported(parseModule('a.tsx', code));
    expect([...imported.keys()]).toEqual(['Tram', 'Stop']);
    expect(findUses('a.tsx', parseModule('a.tsx', code))).toMatchObject([{ prop: 'open' }]);
  });

  it('are found in fences, at their place in lists', () => {
    const fence = "```tsx\nimport Tram from 'rail/Tram';\n\n<Tram open />;\n```";
    const body = `- A\n\n  ${fence.replaceAll('\n', '\n  ')}\n\n${fence.replace('tsx', 'text')}\n`;
    expect(findUsesInFences({ file: 'a.md', body, bodyLine: 10 } as MarkdownSource)).toMatchObject([
      { file: 'a.md', line: 15, column: 9, name: 'Tram', prop: 'open' },
    ]);
  });
});

describe('facts next to a page', () => {
  it('are the plain strings called `says`, with their position', () => {
    const tree = new ContentTree();
    const code = `export default [\n  { says: 'it\\'s 20 ms', check() {} },\n  { says: "b", 'says': 'c' },\n  { says: \`d \${e}\` },\n  { says: f },\n];\n`;
    tree.write('docs-data/rail/facts.ts', code);
    const facts = readFacts(tree.root, factsFileOf('docs-data/rail/tram.md'));
    tree.dispose();
    expect(facts.map(({ says, line, column }) => [says, line, column])).toEqual([
      ["it's 20 ms", 2, 11],
      ['b', 3, 11],
    ]);
  });

  it('are none without a file', () => expect(readFacts('/none', 'facts.ts')).toEqual([]));
});
