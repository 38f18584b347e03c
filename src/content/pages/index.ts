export { assembleBlog, listBlogRoutes } from './blog';
export { ContentCache } from './cache/cache';
export { keepPage, readCachedPage, type CachedPage } from './cache/cachedPage';
export { hashCompiler, listSources } from './cache/compilerHash';
export { Fingerprints, type Fingerprint } from './cache/fingerprints';
export { byPathname } from './byPathname';
export { importPath } from './importPath';
export { sheetsFor } from './compile/demoSheets';
export { headingEnd } from './parse/render/headingEnd';
export { literal } from './playground/readAttributeValues';
export {
  checkPageFiles,
  componentsFolder,
  explainIssues,
  findCompanions,
  findConflict,
  findPages,
  isPost,
  listComponents,
  mayBeCompanion,
  nearest,
  readPage,
  type Companion,
} from './read';
export type * from './stages';
