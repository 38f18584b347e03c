export { withAddition } from './withAddition';
export type { Addition } from './additions';
export { Reference } from './reference';
export type { ReferencedSite } from './referencedSite';
export type { PackageOutput, ReadReference, ReferenceSource } from './referenceSource';
