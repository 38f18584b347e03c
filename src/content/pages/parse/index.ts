export { parsePage } from './parsePage';
export type { KnownNames, Permalink } from './KnownNames';
export { knownImages } from './images/knownImages';
export { listFences, type Fence } from './listFences';
export { listProse, type Prose } from './listProse';
export { highlight } from './highlight';
export { grammar } from './grammar';
export { slug, takeId } from './passes/slug';
export { plainText } from './tokens';
