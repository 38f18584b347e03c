import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';

/** What determines how an image looks, besides its text. */
const sources = 'scripts/afterBuild/social-images';
const palette = 'src/base/theme/palette.ts';
const packages = ['satori', '@resvg/resvg-js', '@fontsource/geist'];

/** Returns a hash of the code, colors and packages that render images. When it changes, all are rendered again. */
export function revisionOf(root: string): string {
  const code = fs
    .readdirSync(path.join(root, sources))
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => path.join(sources, file));
  const versions = packages.map((name) => path.join('node_modules', name, 'package.json'));
  const files = [...code, palette, ...versions];
  return hash(files.map((file) => fs.readFileSync(path.join(root, file), 'utf8')).join('\0'));
}
