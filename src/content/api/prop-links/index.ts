export { linkProps, propLinksOf, type PropLinks } from './propLinks';
