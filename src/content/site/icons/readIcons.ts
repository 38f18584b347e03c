import fs from 'node:fs';
import path from 'node:path';
import { iconLine, type IconStyle, type ProductIcons } from '@/model';
import { listIconModules } from './listIconModules';
import { runIcon } from './runIcon';

/** Every icon of a package. */
export interface ReadIcons {
  /** The styles, with the lines of their files. */
  styles: { style: IconStyle; lines: string[] }[];
  /** Names of the modules of all styles. */
  names: string[];
  /** Modules that are not icons in a known form. */
  unread: string[];
}

/** Runs the module of each icon in a package. An icon belongs to the style whose suffix its name ends with. */
export function readIcons(root: string, { packageName, styles }: ProductIcons): ReadIcons {
  const folder = path.join(root, 'node_modules', packageName);
  const read: ReadIcons = {
    styles: styles.map((style) => ({ style, lines: [] })),
    ...{ names: [], unread: [] },
  };
  for (const name of listIconModules(folder)) {
    const markup = runIcon(fs.readFileSync(path.join(folder, `${name}.js`), 'utf8'));
    const suffix = suffixOf(name, styles);
    const ofStyle = read.styles.find(({ style }) => style.suffix === suffix);
    if (markup === undefined || !ofStyle) {
      read.unread.push(name);
      continue;
    }
    read.names.push(name);
    ofStyle.lines.push(iconLine(name.slice(0, name.length - suffix.length), markup));
  }
  return read;
}

function suffixOf(name: string, styles: readonly IconStyle[]): string {
  return styles.find(({ suffix }) => suffix !== '' && name.endsWith(suffix))?.suffix ?? '';
}
