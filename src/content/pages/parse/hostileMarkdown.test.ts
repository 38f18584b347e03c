import type { MarkdownSource, ParsedPage } from '../stages';
import { writeMarkdownVersion } from '../markdown-version';
import { scanTags } from './html/tags';
import { listFences, listProse, parsePage } from '.';

const known = { components: ['VersionList'], imageExists: () => false };

function sourceOf(body: string): MarkdownSource {
  const file = { file: 'page.md', pathname: '/system/page/', productFolder: 'system' };
  return { ...file, text: body, body, bodyLine: 1, frontMatter: {}, problems: [] };
}

/** Parses a page with a title, a description and a text that starts on line 5. */
const parse = (text: string): ParsedPage =>
  parsePage(sourceOf(`# Page\n\n<p class="description">A page.</p>\n\n${text}\n`), known);

const htmlOf = ({ blocks }: ParsedPage): string =>
  blocks.map((block) => ('html' in block ? block.html : '')).join('');

const problemsOf = (text: string): string[] =>
  parse(text).problems.map(({ line, column, what }) => `${line}:${column} ${what}`);

describe('a link that would run code', () => {
  const refused = (place: string) => [`${place} A link cannot start with \`javascript:\`.`];

  it.each([
    ['<a href="javascript:x">a</a>', '5:1'],
    ["<A HREF='javascript:x'>a</A>", '5:1'],
    ['<div>\n<a href=javascript:x>a</a>\n</div>', '6:1'],
    ['Text <a href="  javascript:x">a</a>', '5:6'],
    ['<a href="javascript:x" href="/safe/">a</a>', '5:1'],
    ['<svg>\n<a xlink:href="javascript:x"></a>\n</svg>', '6:1'],
    ['<object data="javascript:x"></object>', '5:1'],
    ['<form action="javascript:x"></form>', '5:1'],
    ['[a](javascript:x)', '5:3'],
    ['- [a](<javascript:x>)', '5:5'],
  ])('is refused in %j', (text, place) => {
    const found = problemsOf(text).filter((problem) => problem.includes('cannot start with'));
    expect(found).toEqual(refused(place));
  });

  it.each([
    '<a href="&#106;avascript:x">a</a>',
    '<a href="java\tscript:x">a</a>',
    '<a href="java&Tab;script&colon;x">a</a>',
    '<a href="\u0001javascript:x">a</a>',
    '[a](java&#9;script:x)',
  ])('is no address of this site in disguise: %j', (text) => {
    expect(problemsOf(text)).toEqual([
      expect.stringMatching(/^5:1 The internal link `.*` does not start with a slash\.$/s),
    ]);
  });
});

it.each([
  ['<div>\n<a\nonclick="x">a</a>\n</div>', '6:1 The handler `onclick` does not run on a page.'],
  ['A <b ONCLICK=x>b</b>', '5:3 The handler `onclick` does not run on a page.'],
  ['## A <i onload="x">b</i>', '5:6 The handler `onload` does not run on a page.'],
  ['<div>\n<img/onerror=x alt="">\n</div>', '6:1 The handler `onerror` does not run on a page.'],
  [
    '<div>\n<b title="a"onclick=x>a</b>\n</div>',
    '6:1 The handler `onclick` does not run on a page.',
  ],
  [
    '<div>\n<b title=a"b onclick=x>a</b>\n</div>',
    '6:1 The handler `onclick` does not run on a page.',
  ],
  [
    '<iframe srcdoc="&lt;script>x&lt;/script>"></iframe>',
    '5:1 Nothing checks the page in `srcdoc`.',
  ],
  ['<div>\n<SCRIPT src=x></SCRIPT>\n</div>', '6:1 `<script>` does not run on a page.'],
])('reports code that does not run: %j', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

it.each([
  ['a fence', '```js\n<img src="x" onerror="y">\n```'],
  ['a fence without a grammar', '```text\n<img src="x" onerror="y">\n```'],
  ['a diff', '```diff\n+<img src="x" onerror="y">\n```'],
  ['highlighted lines', '```html {1}\n<img src="x" onerror="y">\n```'],
  ['the title of a fence', '```js title="<img src=x onerror=y>"\na\n```'],
  ['inline code', '`<img src="x" onerror="y">`'],
  ['indented code', '    <img src="x" onerror="y">'],
  ['the title of a link', '[a](/a/ "<img src=x onerror=y>")'],
  [
    'a key of code tabs',
    '<codeblock storageKey="&lt;img onerror=y">\n```js <img>\na\n```\n</codeblock>',
  ],
])('shows HTML in %s as text', (_, text) => {
  const html = htmlOf(parse(text));
  expect(html.length).toBeGreaterThan(20);
  expect(
    scanTags(html).filter(({ name, attributes }) => name === 'img' || attributes.has('onerror')),
  ).toEqual([]);
});

it('renders no comments, whatever they contain', () => {
  expect(htmlOf(parse('A <!-- [a](/x/) {{"demo": "A.js"}} --> b\n\n<!--\n:::info\n-->'))).toBe(
    '<p>A  b</p>',
  );
});

describe('any combination of the dialect', () => {
  const pieces = [
    ...[
      '# A',
      '## B {#b}',
      '###',
      'Title\n===',
      '{{"demo": "A.js"}}',
      '{{"demo": 1}}',
      '{{',
      '{{null}}',
      '{{[]}}',
    ],
    ...[
      '{{"component": "VersionList"}}',
      '{{"__proto__": {}}}',
      ':::info',
      ':::',
      '::::warning',
      '::::',
      '---',
    ],
    ...[
      '<codeblock storageKey="a">',
      '</codeblock>',
      '<featureList>',
      '</featureList>',
      '```bash npm',
      '```',
      '~~~',
    ],
    ...[
      '- a',
      '  - b',
      '> c',
      '> > d',
      '1. x',
      '    code',
      '| a | b |',
      '| --- | --- |',
      '| `\\|` | x | y |',
    ],
    ...[
      '<p class="description">D</p>',
      '<p class="description">',
      '</p>',
      '<!--',
      '-->',
      '<div>',
      '</div>',
    ],
    ...[
      '<span class="plan-pro"></span>',
      '[a](/b)',
      '![i](/static/a.png)',
      '<img srcset="a 1x, b">',
      '`code`',
      '`` ` ``',
    ],
    ...[
      '\t',
      '',
      '\u2028',
      '🚋',
      '\u0000',
      '<script>',
      '&amp;',
      '<',
      '\\',
      '<<<<<<< a',
      '=======',
      '>>>>>>> b',
      '\r',
    ],
  ];

  /** Returns numbers below 1, the same ones in each run. */
  function* numbers(start: number): Generator<number, never> {
    for (let state = start; ;) {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      yield state / 2 ** 31;
    }
  }

  const random = numbers(7);
  const choose = <T>(list: readonly T[]): T => list[Math.floor(random.next().value * list.length)]!;
  const bodies = Array.from({ length: 120 }, () =>
    Array.from({ length: 9 }, () => choose(pieces) + choose(['\n', '\n', ' ', '\n\n'])).join(''),
  );

  it('is parsed, with problems and links inside of the file', () => {
    for (const body of bodies) {
      const { problems, links, images, names } = parsePage(sourceOf(body), known);
      const lines = body.split(/\r\n?|\n/);
      const outside = [...problems, ...links, ...images, ...names].filter(
        ({ line = 0, column = 0 }) => {
          const length = lines[line - 1]?.length ?? -1;
          return column < 1 || column > length + 1;
        },
      );
      expect({ body, outside }).toEqual({ body, outside: [] });
    }
  });

  it('has prose, fences and a Markdown version', () => {
    for (const body of bodies) {
      const source = sourceOf(body);
      for (const { text, written } of listProse(source)) expect(text).toHaveLength(written.length);
      for (const { line } of listFences(source))
        expect(body.split(/\r\n?|\n/)[line - 2]).toMatch(/```|~~~/);
      const page = parsePage(source, known);
      expect(writeMarkdownVersion({ source, page, demos: [] })).toMatch(/^# /);
    }
  });
});

it.each([
  ['<a b="1" c=\'2\' d=3 e>', ['open a {"b":"1","c":"2","d":"3","e":""}']],
  ['<a b="<c>" />', ['open a {"b":"<c>"}']],
  ['<a B=1 b=2>', ['open a {"b":"1"}']],
  ['<a b="&quot;&amp;lt;">', ['open a {"b":"\\"&lt;"}']],
  ['<a/b=1/c="2"d=\'3\'e/>', ['open a {"b":"1/c=\\"2\\"d=\'3\'e/"}']],
  ['<a/b="1"c=\'2\'d/e =f>', ['open a {"b":"1","c":"2","d":"","e":"f"}']],
  ['<a b" c=d"e=f g= =h i=>', ['open a {"b\\"":"","c":"d\\"e=f","g":"=h","i":""}']],
  ['<a b="1" c="2><b></b>', ['open b {}', 'close b {}']],
  ['<!-- <a> --><b></b>', ['comment  {}', 'open b {}', 'close b {}']],
  ['<!-- <a>', ['comment  {}']],
  ['<script>a<b></script><c>', ['open script {}', 'close script {}', 'open c {}']],
  ['<style>a > b<c>', ['open style {}']],
  ['a < b > c, </ a>, <1>', []],
])('finds the tags in %s', (html, tags) => {
  const found = scanTags(html).map(
    ({ kind, name, attributes }) =>
      `${kind} ${name} ${JSON.stringify(Object.fromEntries(attributes))}`,
  );
  expect(found).toEqual(tags);
});
