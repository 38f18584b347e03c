export { linkProps } from './linkProps';
export { propLinksOf, type PropLinks } from './propLinksOf';
