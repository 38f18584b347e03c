import fs from 'node:fs';
import path from 'node:path';
import { toJavaScript } from './toJavaScript';

const folder = path.join(__dirname, 'fixtures');

/** `UPDATE_FIXTURES=1` writes the current result; review the difference before you commit it. */
test.each(fs.readdirSync(folder))('derives the JavaScript of %s', async (name) => {
  const typed = fs.readFileSync(path.join(folder, name, 'typed.tsx.txt'), 'utf8');
  const expected = path.join(folder, name, 'plain.js.txt');
  const plain = await toJavaScript(typed);
  if (process.env.UPDATE_FIXTURES) fs.writeFileSync(expected, plain);
  expect(plain).toBe(fs.readFileSync(expected, 'utf8'));
});

it('returns nothing for a file of types only', async () => {
  expect(await toJavaScript('// Sizes.\nexport type Size = 1 | 2;\n')).toBe('');
});

it('rejects invalid code', async () => {
  await expect(toJavaScript('const = 1;')).rejects.toThrow();
});

describe('comments', () => {
  const derive = (...lines: string[]) => toJavaScript(lines.join('\n'));

  it.each([
    ['a line', ['// About A.']],
    ['several lines', ['// About A.', '// More.']],
    ['a block', ['/* About A. */']],
    ['a block of several lines', ['/**', ' * About A.', ' */']],
    ['blocks and lines', ['/**', ' * About A.', ' */', '// More.']],
  ])('of %s directly above a type are dropped with it', async (_, comment) => {
    expect(await derive(...comment, 'type A = 1;', 'const b = 2;')).toBe('const b = 2;\n');
  });

  it('that are not directly above a type stay', async () => {
    const lines = ['// About the file.', '', '// About A.', 'interface A {', '  a: 1;', '}', ''];
    const last = ['// About b.', 'const b = 2; // End.', '/* Other. */ const c = 3;'];
    expect(await derive(...lines, ...last)).toBe(`// About the file.\n\n${last.join('\n')}\n`);
  });

  it('that end above a type but begin after code stay', async () => {
    const lines = ['const a = 1; /* One', 'two */', 'type B = 2;'];
    expect(await derive(...lines)).toBe('const a = 1; /* One\ntwo */\n');
  });

  it('for the type checker are dropped, those for other checks stay', async () => {
    const lines = [
      '// @ts-expect-error a reason',
      'a();',
      '// eslint-disable-next-line no-console',
    ];
    expect(await derive(...lines, 'b();')).toBe(
      'a();\n// eslint-disable-next-line no-console\nb();\n',
    );
  });
});

it.each([
  ['in a template string', 'const a = `\n// @ts-expect-error a reason\n`;\n'],
  ['between tags', 'const a = (\n  <p>\n    // @ts-check\n    <b />\n  </p>\n);\n'],
])('leaves a text %s that looks like a comment for the type checker', async (_, code) => {
  expect(await toJavaScript(code)).toBe(code);
});

it('leaves the last line of a template string that looks like a comment above a type', async () => {
  const code = 'const a = `\n// text`;\n';
  expect(await toJavaScript(`${code}type B = 1;\n`)).toBe(code);
});

it('drops comments for the type checker between tags and in a template string', async () => {
  const tags = '<p>\n  {/* @ts-expect-error a reason */}\n  <b />\n</p>;\n';
  expect(await toJavaScript(tags)).toBe('<p>\n  <b />\n</p>;\n');
  const inserted = 'const a = `${\n  // @ts-expect-error a reason\n  b\n}`;\n';
  expect(await toJavaScript(inserted)).not.toContain('@ts-');
});

it('leaves texts that look like types unchanged', async () => {
  const code = 'const a = `\ninterface A {\n}\n\n// type\n`;\n';
  expect(await toJavaScript(code)).toBe(code);
});
