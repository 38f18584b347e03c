export { inner, listWithOwnVersions } from './listWithOwnVersions';
export { hasOwnCopy, listModules, writeWithOwnVersions } from './writeWithOwnVersions';
