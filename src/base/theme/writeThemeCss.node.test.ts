import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeThemeCss } from './writeThemeCss';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'theme-css-'));
const sheet = path.join(root, '.content/theme.css');

beforeEach(() => {
  fs.rmSync(root, { recursive: true, force: true });
  fs.mkdirSync(path.join(root, 'src/base/theme/settings'), { recursive: true });
  ['src/base/theme/palette.ts', 'src/base/theme/settings/store.ts', 'package-lock.json'].forEach(
    (file) => fs.writeFileSync(path.join(root, file), ''),
  );
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

it('writes a missing style sheet', async () => {
  await writeThemeCss(root);
  expect(fs.readFileSync(sheet, 'utf8')).toContain('--mui-palette-primary-main');
});

it('does not write a style sheet that is up to date', async () => {
  await writeThemeCss(root);
  fs.utimesSync(sheet, 0, 0);
  fs.writeFileSync(path.join(root, 'package-lock.json'), '');
  await writeThemeCss(root);
  expect(fs.statSync(sheet).mtimeMs).toBe(0);
});

it.each(['src/base/theme/palette.ts', 'src/base/theme/settings/store.ts', 'package-lock.json'])(
  'writes the sheet again when %s changed',
  async (file) => {
    await writeThemeCss(root);
    fs.utimesSync(sheet, 0, 0);
    fs.writeFileSync(path.join(root, file), 'changed');
    await writeThemeCss(root);
    expect(fs.statSync(sheet).mtimeMs).not.toBe(0);
  },
);

it.each(['another', ''])('overwrites a style sheet that was changed to "%s"', async (text) => {
  await writeThemeCss(root);
  fs.writeFileSync(sheet, text);
  await writeThemeCss(root);
  expect(fs.readFileSync(sheet, 'utf8')).toContain('--mui-palette-primary-main');
});
