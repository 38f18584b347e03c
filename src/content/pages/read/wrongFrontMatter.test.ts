import * as z from 'zod';
import { explainIssues } from './explainIssues';
import { findConflict } from './findConflict';
import { frontMatterOf } from './frontMatterOf';
import { readFrontMatter } from './readFrontMatter';

const blog = { authors: { ada: { name: 'Ada' }, grace: { name: 'Grace' } }, tags: ['Design'] };

/** Reads front matter of a page, or of a post; each problem is `line:column what fix`. */
function read(text: string, product?: Parameters<typeof frontMatterOf>[0]) {
  const { frontMatter, problems } = readFrontMatter('page.md', text, frontMatterOf(product));
  const printed = problems.map(
    ({ file, line, column, what, fix }) => `${file}:${line}:${column} ${what} ${fix}`,
  );
  return { frontMatter, problems: printed };
}

describe('hostile front matter', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'has no access to `%s`',
    (key) => {
      const { frontMatter, problems } = read(`title: A\n${key}: x\n`);
      expect(problems).toEqual([
        expect.stringContaining(`page.md:3:1 Unknown front matter key \`${key}\`.`),
      ]);
      expect(frontMatter).toEqual({ title: 'A' });
    },
  );

  it('sets nothing through the prototype', () => {
    const { frontMatter, problems } = read('__proto__:\n  fullScreen: true\n');
    expect(problems).toHaveLength(1);
    expect(frontMatter.fullScreen).toBeUndefined();
  });

  it.each([
    ['in nested lists', 'title: [[*a]]\n', '2:10'],
    ['in an object', 'components: {a: *a}\n', '2:17'],
    ['as a key', '? *a\n: a\n', '2:3'],
    ['of a value that exists', 'title: &a A\nhooks: [[*a]]\n', '3:10'],
  ])('with an alias %s is an error of its author', (_, text, place) => {
    expect(read(text).problems).toEqual([
      `page.md:${place} The value \`*a\` starts with a star, which means something else in YAML. Put it between quotes.`,
    ]);
  });

  it('cannot grow by aliases of aliases', () => {
    const list = (name: string, of: string) =>
      `${name}: &${name} [${Array(9).fill(of).join(', ')}]\n`;
    const text = list('a', 'x') + list('b', '*a') + list('c', '*b') + 'd: [[*c]]\n';
    const { frontMatter, problems } = read(text);
    expect(problems).toHaveLength(19);
    expect(frontMatter).toEqual({});
  });

  it('is one document', () => {
    const { frontMatter, problems } = read('title: A\n---\ntitle: B\n');
    expect(problems).toEqual([expect.stringMatching(/^page\.md:3:1 Malformed front matter: /)]);
    expect(frontMatter).toEqual({});
  });
});

describe('several errors', () => {
  it('each have their line and column, and right keys are still read', () => {
    const text = 'title: 12\ndescripton: A\nhooks: useA, useB\n  \nfullScreen: "true"\n';
    const { frontMatter, problems } = read(text);
    expect(problems.toSorted()).toEqual([
      'page.md:2:8 `title` cannot be `12`. It must be text.',
      'page.md:3:1 Unknown front matter key `descripton`. Did you mean `description`?',
      'page.md:6:13 `fullScreen` cannot be `"true"`. Write `true` without quotes.',
    ]);
    expect(frontMatter).toEqual({ hooks: ['useA', 'useB'] });
  });

  it.each([
    ['a comma-separated list', 'components: " A ,, B,"\n', { components: ['A', 'B'] }],
    ['an empty list', 'hooks: ","\n', { hooks: [] }],
    ['comments', '# One\ntitle: A # Two\n', { title: 'A' }],
    ['a text of several lines', 'title: >-\n  A\n  B\n', { title: 'A B' }],
    ['a date as a title', 'title: 2026-01-31\n', { title: '2026-01-31' }],
  ])('are none in %s', (_, text, expected) => {
    expect(read(text)).toEqual({ frontMatter: expected, problems: [] });
  });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.com/', 'mailto:a@example.com'])(
  'an address starts with `https://`, unlike %s',
  (address) => {
    const fix = 'It must be an address that starts with `https://`.';
    const { frontMatter, problems } = read(`waiAria: ${address}\nmaterialDesign: ${address}\n`);
    expect(problems.toSorted()).toEqual([
      `page.md:2:10 \`waiAria\` cannot be \`"${address}"\`. ${fix}`,
      `page.md:3:17 \`materialDesign\` cannot be \`"${address}"\`. ${fix}`,
    ]);
    expect(frontMatter).toEqual({});
  },
);

describe('the fix for a wrong value of a post', () => {
  const post = { id: 'docs', blog } as const;
  const fixOf = (line: string) => {
    const rest = ['title: A', 'date: 2026-01-31', 'authors: [ada]'].filter(
      (other) => other.split(':')[0] !== line.split(':')[0],
    );
    const { problems } = read([...rest, line, ''].join('\n'), post);
    expect(problems).toHaveLength(1);
    const place = `page.md:${rest.length + 2}:${line.indexOf(' ') + 2} `;
    expect(problems[0]?.startsWith(place)).toBe(true);
    return problems[0]?.split('`. ').slice(1).join('`. ');
  };

  it.each([
    ['date: 2026-1-5', 'Write `2026-01-05`.'],
    ['date: 2026/12/31', 'Write `2026-12-31`.'],
    ['date: "2026-01-31 "', 'Write `2026-01-31`.'],
    ['date: 2026-2-30', 'The calendar has no such day: correct month or day.'],
    ['date: 2026-02-30', 'The calendar has no such day: correct month or day.'],
    ['date: 31.01.2026', 'It must be a date such as `2026-01-31`.'],
    ['authors: ada', 'Write `[ada]`.'],
    ['authors: []', 'It must be a list of any of `ada`, `grace`.'],
    ['authors: [ada, grase]', 'Did you mean `grace`?'],
    ['authors: [constructor]', 'It must be a list of any of `ada`, `grace`.'],
    ['tags: design', 'Write `[Design]`.'],
    ['tags: [design]', 'Did you mean `Design`?'],
    ['slug: tags', 'It must be part of an address, such as `a-new-version`.'],
    ['card: "yes"', 'It must be `true` or `false`.'],
  ])('of `%s` is “%s”', (line, fix) => expect(fixOf(line)).toBe(fix));
});

describe('issues of a schema', () => {
  const schema = z.strictObject({
    size: z.number().positive().optional(),
    name: z.string().max(3),
    kind: z.enum(['small', 'large']).optional(),
    shape: z.strictObject({ a: z.string() }).optional().meta({ allows: 'an object' }),
  });
  const explain = (value: Record<string, unknown>) =>
    explainIssues(schema.safeParse(value).error!, { schema, value, noun: 'option' });

  it('state whether the key or its value is wrong', () => {
    const found = explain({ name: 'abcd', knd: 1 });
    expect(found.map(({ key, atValue }) => [key, atValue])).toEqual(
      expect.arrayContaining([
        ['name', true],
        ['knd', false],
      ]),
    );
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{}, '`name` is missing.', 'Add `name`, which is text.'],
    [{ name: 'abcd' }, '`name` has 4 characters.', 'Shorten it to 3 or fewer.'],
    [{ name: 'a', size: '12.5' }, '`size` cannot be `"12.5"`.', 'Write `12.5` without quotes.'],
    [{ name: 'a', size: -1 }, '`size` cannot be `-1`.', 'It must be a positive number.'],
    [{ name: 'a', kind: ' Larg ' }, '`kind` cannot be `" Larg "`.', 'Did you mean `large`?'],
    [{ name: 'a', kind: null }, '`kind` cannot be `null`.', 'It must be `small` or `large`.'],
    [{ name: 'a', breadth: 1 }, 'Unknown option `breadth`.', 'Use one of size, name, kind, shape.'],
    [{ name: 'a', shape: { a: '', b: 1 } }, 'Unknown key `b` in `shape`.', 'It must be an object.'],
  ])('in %j have a fix', (value, what, fix) => {
    expect(explain(value)).toMatchObject([{ what, fix }]);
  });
});

describe('a merge conflict', () => {
  const lines = ['# A', '<<<<<<< HEAD', 'One', '=======', 'Two', '>>>>>>> main', ''];
  const lineOf = (text: string) => findConflict('page.md', text)?.line;

  it('is found by its markers, with any line ends, and at its first line', () => {
    expect(findConflict('page.md', lines.join('\n'))).toMatchObject({ file: 'page.md', column: 1 });
    expect(lineOf(lines.join('\n'))).toBe(2);
    expect(lineOf(lines.join('\r\n'))).toBe(2);
    expect(lineOf([...lines, ...lines].join('\n'))).toBe(2);
    expect(lineOf('<<<<<<<\r\n=======\r\n>>>>>>>\r\n')).toBe(1);
  });

  it.each([
    ['without its end', lines.slice(0, -2)],
    ['without its middle', lines.filter((line) => line !== '=======')],
    ['in another order', lines.toReversed()],
    ['that ends before it starts', ['>>>>>>> main', ...lines.slice(0, -2)]],
    ['that is indented', lines.map((line) => `  ${line}`)],
    ['with a longer marker', lines.map((line) => line.replace('<<', '<<<'))],
  ])('is not a text %s', (_, text) => expect(lineOf(text.join('\n'))).toBeUndefined());
});
