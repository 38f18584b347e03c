export { withAddition, type Addition } from './additions';
export { readReference } from './readReference';
export { Reference, type ReadReference } from './reference';
