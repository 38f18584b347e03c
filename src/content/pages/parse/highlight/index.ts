export { highlight, highlightLines } from './highlight';
export { canonicalLanguage, knownLanguages } from './languages';
