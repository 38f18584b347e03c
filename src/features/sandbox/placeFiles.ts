import type { DemoVariant } from '@/model';
import type { Project } from './project';

/** The files of a demo, with their paths in its project. */
export interface PlacedFiles {
  files: Project;
  /** Path of the demo's own file. */
  entry: string;
}

/** Places the files of a demo below `src/`, deep enough for imports that leave the demo's folder. */
export function placeFiles({ files }: DemoVariant): PlacedFiles {
  const climbs = files.map(({ name }) => name.split('../').length - 1);
  const folder = ['src', ...Array<string>(Math.max(0, ...climbs)).fill('demo')];
  const placed = files.map(
    ({ name, code }) => [pathOf(folder, withJsx(name, code)), code] as const,
  );
  return { files: Object.fromEntries(placed), entry: placed[0]?.[0] ?? '' };
}

function pathOf(folder: readonly string[], name: string): string {
  const climb = name.split('../').length - 1;
  return [...folder.slice(0, folder.length - climb), name.replaceAll('../', '')].join('/');
}

/** Returns the name with the extension `.jsx` for JavaScript with JSX, which Vite requires. */
function withJsx(name: string, code: string): string {
  return /<[\w>]/.test(code) ? name.replace(/\.js$/, '.jsx') : name;
}
