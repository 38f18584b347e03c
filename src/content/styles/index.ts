export { compileTailwind } from './compileTailwind';
export { listCandidates } from './listCandidates';
export { scopeCss, type ScopedCss } from './scopeCss';
