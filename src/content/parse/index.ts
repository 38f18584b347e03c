export { parsePage } from './parsePage';
export type { KnownNames } from './draft';
export { knownImages } from './images/knownImages';
export { highlight, knownLanguages } from './highlight';
