export { StoreShelves, type StoreShelvesProps } from './StoreShelves';
