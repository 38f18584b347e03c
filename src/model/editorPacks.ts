import type { DemoPackages } from './demo';

/** Address of the page that runs edited demos, in a frame without the site's origin. */
export const editorFrameUrl = '/_editor/frame.html';

/** Folder of the scripts and stylesheets that this page loads. */
export const editorPackFolder = '/_editor/packs';

/** Whether something is the address of such a script or stylesheet. */
export function isEditorPack(url: unknown): url is string {
  return typeof url === 'string' && /^\/_editor\/packs\/[\w.-]+\.(?:js|css)$/.test(url);
}

/** Address of {@link ModulePackages}, for who takes edited code elsewhere. */
export const editorPackagesUrl = '/_editor/packages.json';

/** Name under which the editor's frame asks for what surrounds a demo. */
export const stageModule = '#stage';

/** Name under which it asks for what makes styles of Tailwind's classes. */
export const tailwindModule = '#tailwind';

/** Name under which it asks for the theme of a product's demos; `folder` is the product's in `docs-data/`. */
export function demoThemeModule(folder: string): string {
  return `#theme/${folder}`;
}

/** The global by which packs meet: each adds its modules to it and asks it for those of others. */
export const packRegistry = 'docsModules';

/** Everything edited code may import, and the scripts that bring it. */
export interface PackManifest {
  /** Addresses of the packs: scripts with the modules of one package, or of a few that belong together. */
  packs: readonly string[];
  /** By module, `@mui/material/Button`: the packs it needs, as places in `packs`. */
  modules: Readonly<Record<string, readonly number[]>>;
}

/**
 * What a project needs for an import of edited code: by package, `@mui/x-charts`, and by module where one needs more
 * than its package does, `@mui/x-date-pickers/AdapterDayjs`.
 */
export type ModulePackages = Readonly<Record<string, Pick<DemoPackages, 'needed' | 'types'>>>;
