export { NavigationHtmlContext } from './useNavigation';
export type { Place as NavigationPlace } from './useCurrentLink';
export { SideNav } from './SideNav';
