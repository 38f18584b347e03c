import type { DemoPackages } from './demoSource';

/** Address of the page that runs edited demos, in an iframe with an opaque origin. */
export const editorFrameUrl = '/_editor/frame.html';

/** Folder of the scripts and style sheets that this page loads. */
export const editorPackFolder = '/_editor/packs';

/** Tells whether a value is the address of such a script or style sheet. */
export function isEditorPack(url: unknown): url is string {
  return typeof url === 'string' && /^\/_editor\/packs\/[\w.-]+\.(?:js|css)$/.test(url);
}

/** Address of {@link ModulePackages}, for exporting edited code as a project. */
export const editorPackagesUrl = '/_editor/packages.json';

/** Name under which the editor's frame requests the context of a demo, such as its theme. */
export const stageModule = '#stage';

/** Name under which it requests the module that generates styles for Tailwind's classes. */
export const tailwindModule = '#tailwind';

/**
 * Returns the name under which it requests the theme of a product's demos; `folder` is the product's in `docs-data/`.
 */
export function demoThemeModule(folder: string): string {
  return `#theme/${folder}`;
}

/** The global that packs share: each registers its modules there and requests those of others. */
export const packRegistry = 'docsModules';

/** The modules that edited code may import, and the scripts that contain them. */
export interface PackManifest {
  /** Addresses of the packs: scripts with the modules of one package, or of a few that belong together. */
  packs: readonly string[];
  /** The packs that each module needs, `@mui/material/Button`, as indexes in `packs`. */
  modules: Readonly<Record<string, readonly number[]>>;
}

/**
 * The packages that a project needs for an import in edited code: by package, `@mui/x-charts`, and by module if one
 * needs more than its package does, `@mui/x-date-pickers/AdapterDayjs`.
 */
export type ModulePackages = Readonly<Record<string, Pick<DemoPackages, 'needed' | 'types'>>>;
