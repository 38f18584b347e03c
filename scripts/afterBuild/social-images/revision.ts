import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';

/** What decides how an image looks, besides what it says. */
const sources = 'scripts/afterBuild/social-images';
const palette = 'src/base/theme/palette.ts';
const packages = ['satori', '@resvg/resvg-js', '@fontsource/geist'];

/** Hash of the code, the colors and the packages that make images: with another, all are made again. */
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
