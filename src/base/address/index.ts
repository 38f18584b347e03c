export { changeQuery, isOwnEntry, readHashTarget } from './currentAddress';
export { withoutLanguage } from './withoutLanguage';
