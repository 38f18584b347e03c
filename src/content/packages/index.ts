export { installedVersion } from './installed/installedVersion';
export { listImports } from './installed/listImports';
export { listPackages } from './installed/listPackages';
export { readPackage } from './installed/manifest';
export { findPackageModule, firstFile, type PackageModule } from './installed/packageModule';
export { peersBehind } from './installed/peersBehind';
export { SourceReader } from './installed/sourceReader';
