export { extractApi } from './reference/extractApi';
export { SiteCompiler, type Inspection } from './siteCompiler';
