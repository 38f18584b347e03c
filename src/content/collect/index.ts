export { listPackages } from './listPackages';
export { peersBehind } from './peersBehind';
export { SourceReader } from './sourceReader';
export { collectDemo, emptyDemo, type CollectedWithInputs } from './collectDemo';
export { usesIconFont } from './usesIconFont';
export { findPreview } from './derivePreview';
export { parseModule, type ParsedModule } from './parseModule';
export type { AuthoredFile } from './collectFiles';
