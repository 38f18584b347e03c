export { NavigationHtmlContext } from './NavigationHtmlContext';
export { SideNav } from './SideNav';
export type { Place as NavigationPlace } from './useNavigation';
