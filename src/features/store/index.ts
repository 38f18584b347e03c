export { StoreSections, type StoreSectionsProps } from './StoreSections';
