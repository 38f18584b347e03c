import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import type { EditorParts } from './buildEditor';

/** Folders with the code of the frame, or with code that decides its content. */
export const frameSources = [
  'src/base',
  'src/content/files',
  'src/content/packages/apart-packages',
  'src/content/packages/editor-packs',
  'src/content/packages/installed',
  'src/features/demos',
  'src/features/live-editor',
  'src/model',
  'src/shell/demo-frame',
  'src/shell/editor-frame',
];

/** Hashes the code of the frame and of the products' demo themes, and the versions of all packages. */
export function hashFrameSources(root: string, demoThemes: EditorParts['demoThemes']): string {
  const folders = [...frameSources, ...[...demoThemes.values()].map((file) => path.dirname(file))];
  const files = folders.flatMap((folder) => {
    const absolute = path.join(root, folder);
    if (!fs.existsSync(absolute)) return [];
    const names = fs.readdirSync(absolute, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
      .map((name) => path.join(folder, name));
  });
  const contents = [...files.sort(), 'package-lock.json'].map((file) => {
    const absolute = path.join(root, file);
    return fs.existsSync(absolute) ? hash(fs.readFileSync(absolute)) : '';
  });
  return hash(JSON.stringify(contents));
}
