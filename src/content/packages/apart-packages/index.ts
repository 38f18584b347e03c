export { inner, listApart } from './listApart';
export { hasOwnCopy, listModules, writeApart } from './writeApart';
