export { readHashTarget } from './readHashTarget';
export { withoutLanguage } from './withoutLanguage';
