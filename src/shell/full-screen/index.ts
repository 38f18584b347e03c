export { createScreenPage, type ScreenRouteProps } from './createScreenPage';
