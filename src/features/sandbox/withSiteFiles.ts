import type { Project } from './project';

/** The path of a file of the site, at the start of a string or of a CSS `url()`. */
const sitePath = /(?<=["'`(])\/static\//g;

/** Returns a project that loads the pictures of its demo from the site at `origin`: the project itself has none. */
export function withSiteFiles(project: Project, origin: string): Project {
  return Object.fromEntries(
    Object.entries(project).map(([path, code]) => [
      path,
      code.replace(sitePath, () => `${origin}/static/`),
    ]),
  );
}
