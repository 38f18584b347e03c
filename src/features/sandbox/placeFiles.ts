import type { DemoVariant } from '@/model';
import type { Project } from './project';

/** The files of a demo in its project. */
export interface PlacedFiles {
  files: Project;
  /** Path of the demo's own file. */
  entry: string;
}

/** Puts the files of a demo below `src/`, deep enough for the imports that climb out of its folder. */
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

/** The build tool reads JSX only in files that say so in their name. */
function withJsx(name: string, code: string): string {
  return /<[\w>]/.test(code) ? name.replace(/\.js$/, '.jsx') : name;
}
