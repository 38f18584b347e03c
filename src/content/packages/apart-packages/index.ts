export { nestedFolder, listWithOwnVersions } from './listWithOwnVersions';
export { hasOwnCopy } from './otherPackages';
export { listModules, writeWithOwnVersions } from './writeWithOwnVersions';
