/** Address of the page that runs edited demos, in a frame without the site's origin. */
export const editorFrameUrl = '/_editor/frame.html';

/** Name under which the editor's frame asks for what surrounds a demo. */
export const stageModule = '#stage';

/** Name under which it asks for what makes styles of Tailwind's classes. */
export const tailwindModule = '#tailwind';

/** The global by which packs meet: each adds its modules to it and asks it for those of others. */
export const packRegistry = 'docsModules';

/** Everything edited code may import, and the scripts that bring it. */
export interface PackManifest {
  /** Addresses of the packs: scripts with the modules of one package, or of a few that belong together. */
  packs: readonly string[];
  /** By module, `@mui/material/Button`: the packs it needs, as places in `packs`. */
  modules: Readonly<Record<string, readonly number[]>>;
}
