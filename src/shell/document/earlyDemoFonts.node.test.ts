import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyDemoFonts } from './earlyDemoFonts';

const root = join(__dirname, '../../..');
const fontCss = readFileSync(join(root, 'src/base/theme/demoFont.css'), 'utf8');

it('returns no files if no demo uses the typeface', () => {
  expect(earlyDemoFonts('')).toEqual([]);
  expect(earlyDemoFonts('.css-a{font-family:Inter;}')).toEqual([]);
});

it('names files that exist and that the stylesheet uses', () => {
  const files = earlyDemoFonts('.css-a{font-family:"Roboto",sans-serif;}');
  expect(files).toHaveLength(1);
  for (const file of files) {
    expect(existsSync(join(root, 'public', file))).toBe(true);
    expect(fontCss).toContain(`url('${file}')`);
  }
});
