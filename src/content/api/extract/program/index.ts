export { createProgram, resolveTypes } from './createProgram';
export { findPackage } from './packages';
export type { InstalledPackage } from './packages';
export { Reader } from './reader';
export type { DocumentedPackage } from './reader';
