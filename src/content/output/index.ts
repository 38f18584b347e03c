export { emitSite, type EmitMode } from './emitSite';
export { languagePrefixes } from './emit/languagePrefixes';
export { productFacts } from './emit/productFacts';
export { releasesOf } from './emit/releases';
export { siteComponentsFile } from './emit/siteComponents';
export { writeCompressed } from './writeCompressed';
