export { emitSite } from './emitSite';
export type { EmitMode } from './siteOutput';
export { languagePrefixes } from './emit/redirects';
export { productFacts } from './emit/productFacts';
export { releasesOf } from './emit/releases';
export { siteComponentsFile } from './emit/siteComponents';
export { writeCompressed } from './writeCompressed';
