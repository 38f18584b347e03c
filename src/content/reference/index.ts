export { withAddition, type Addition } from './additions';
export { readReference, readWholeReference, type ReadReference } from './readReference';
export { Reference, type ReferencedSite } from './reference';
