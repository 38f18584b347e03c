export { collectDemo, emptyDemo, type CollectedWithInputs } from './collectDemo';
export { usesIconFont } from './usesIconFont';
export { findPreview } from './findPreview';
export { parseModule, positionAt, type ParsedModule } from './parseModule';
export type { AuthoredFile } from './collectFiles';
