export { loadSynonyms } from './loadSynonyms';
export { provideSearch, type SearchSource } from './provideSearch';
export { searchSourceOf } from './searchSourceOf';
