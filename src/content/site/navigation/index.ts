export { deriveTitle } from './deriveTitle';
export { indexSite, isGeneratedLater, type SiteIndex } from './indexSite';
export { nearestPathname } from './nearestPathname';
export { summarizeUncompiled } from './summarizeUncompiled';
