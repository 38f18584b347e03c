export { contrast } from './contrast';
export { writeThemeCss } from './writeThemeCss';
