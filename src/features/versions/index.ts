export { VersionMenu, type VersionMenuProps } from './VersionMenu';
