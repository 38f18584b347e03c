export { indexSite } from './indexSite';
export type { SiteIndex } from './indexSite';
