export { findProps } from './findProps';
export type { FoundProp } from './findProps';
export { isPicked, mappedTypeOf } from './mappedProp';
export { readComment } from './readComment';
export type { Comment } from './asComment';
export { readProp } from './readProp';
export type { PropContext, ReadProp } from './readProp';
export { printSignature } from './readSignature';
