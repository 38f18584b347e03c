export { IconSearch, type IconSearchProps } from './IconSearch';
