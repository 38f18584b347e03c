export { provideSearch, type SearchSource } from './provideSearch';
