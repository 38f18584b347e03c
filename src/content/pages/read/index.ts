export { findPages, isPost } from './findPages';
export { componentsFolder, listComponents } from './listComponents';
export { findCompanions, mayBeCompanion, type Companion } from './findCompanions';
export { checkPageFiles } from './checkPageFiles';
export { readPage } from './readPage';
export { nearest } from './nearest';
export { explainIssues, type Explained } from './explainIssues';
export { findConflict } from './findConflict';
