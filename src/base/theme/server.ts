export { printThemeCss } from './printThemeCss';
