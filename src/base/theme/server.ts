export { contrast } from './contrast';
export { printThemeCss } from './printThemeCss';
