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
