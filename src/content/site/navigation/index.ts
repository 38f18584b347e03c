export { deriveTitle } from './deriveTitle';
export { indexSite, type SiteIndex } from './indexSite';
export { isGeneratedLater } from './judgeSiteLinks';
export { nearestPathname } from './nearestPathname';
export { summarizeUncompiled } from './summarizeUncompiled';
