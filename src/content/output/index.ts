export { emitSite, type EmitMode } from './emitSite';
export { languagePrefixes } from './emit/hostFiles';
export { productFacts } from './emit/productFacts';
export { releasesOf } from './emit/releases';
export { siteComponentsFile } from './emit/siteComponents';
export { writeCompressed } from './writeCompressed';
