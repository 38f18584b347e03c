export { indexSite } from './indexSite';
export { summarizeUncompiled } from './summarizeUncompiled';
export type { SiteIndex } from './indexSite';
