export { loadSynonyms } from './loadSynonyms';
export { provideSearch, type ProvidedSearch, type SearchSource } from './provideSearch';
export { searchSourceOf } from './searchSourceOf';
