export { indexSite, isGeneratedLater } from './indexSite';
export { summarizeUncompiled } from './summarizeUncompiled';
export type { SiteIndex } from './indexSite';
