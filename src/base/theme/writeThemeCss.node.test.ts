import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refreshThemeCss, writeThemeCss } from './writeThemeCss';

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

/** Says when everything below a folder was written, in seconds from now. */
function age(folder: string, seconds: number): void {
  const time = Date.now() / 1000 + seconds;
  const inside = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of ['', ...inside]) fs.utimesSync(path.join(folder, name), time, time);
}

it('writes a sheet that is not there', async () => {
  await refreshThemeCss(root);
  expect(fs.readFileSync(sheet, 'utf8')).toContain('--mui-palette-primary-main');
});

it('leaves a sheet that is younger than all it is made of', async () => {
  age(root, -60);
  fs.mkdirSync(path.dirname(sheet));
  fs.writeFileSync(sheet, 'kept');
  await refreshThemeCss(root);
  expect(fs.readFileSync(sheet, 'utf8')).toBe('kept');
});

it.each(['src/base/theme/palette.ts', 'src/base/theme/settings/store.ts', 'package-lock.json'])(
  'writes the sheet anew when %s changed',
  async (file) => {
    fs.mkdirSync(path.dirname(sheet));
    fs.writeFileSync(sheet, 'old');
    age(root, -60);
    fs.writeFileSync(path.join(root, file), 'changed');
    await refreshThemeCss(root);
    expect(fs.readFileSync(sheet, 'utf8')).not.toBe('old');
  },
);

it('writes the sheet of a build whatever was there', async () => {
  age(root, -60);
  fs.mkdirSync(path.dirname(sheet));
  fs.writeFileSync(sheet, 'old');
  await writeThemeCss(root);
  expect(fs.readFileSync(sheet, 'utf8')).not.toBe('old');
});
