export { startCompiling, type Compilation } from './startCompiling';
export { startWatching } from './startWatching';
