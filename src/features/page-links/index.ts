export { PageLinks, type PageLinksProps } from './PageLinks';
export { pageLinks, type PageLink } from './pageLinks';
export { SiblingLinks } from './SiblingLinks';
