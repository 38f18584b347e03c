export { SearchEngine, type Question } from './engine/SearchEngine';
export { groupFound, type FoundGroup } from './engine/groupFound';
