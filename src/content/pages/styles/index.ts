export { compileTailwind } from './compileTailwind';
export { scopeCss, type ScopedCss } from './scopeCss';
