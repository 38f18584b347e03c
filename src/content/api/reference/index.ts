export { withAddition, type Addition } from './additions';
export { Reference, type ReferencedSite } from './reference';
export type { PackageOutput, ReadReference, ReferenceSource } from './referenceSource';
