export { nestedFolder, listWithOwnVersions } from './listWithOwnVersions';
export { hasOwnCopy, listModules, writeWithOwnVersions } from './writeWithOwnVersions';
