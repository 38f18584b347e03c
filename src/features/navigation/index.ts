export { NavigationHtmlContext, type Place as NavigationPlace } from './useNavigation';
export { SideNav } from './SideNav';
