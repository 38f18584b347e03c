export { PageLinks, type PageLinksProps } from './PageLinks';
export { pageLinks, type PageLink } from './pageLink';
export { SiblingLinks } from './SiblingLinks';
