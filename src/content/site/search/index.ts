export { loadSynonyms } from './loadSynonyms';
export { provideSearch, type ProvidedSearch } from './provideSearch';
export { searchSourceOf, type SearchSource } from './searchSourceOf';
