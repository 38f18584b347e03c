export { changeQuery, isOwnEntry } from './ownEntries';
export { readHashTarget } from './readHashTarget';
export { withoutLanguage } from './withoutLanguage';
