export { NavigationHtmlContext } from './NavigationHtmlContext';
export { SideNav } from './SideNav';
export { navigationChanged, type Place as NavigationPlace } from './useNavigation';
