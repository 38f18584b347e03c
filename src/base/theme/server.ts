export { contrast } from './contrast';
export { refreshThemeCss, writeThemeCss } from './writeThemeCss';
