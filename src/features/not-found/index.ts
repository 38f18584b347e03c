export { NotFound } from './NotFound';
export { nearestPages, type KnownPage } from './nearestPages';
export { withoutLanguage } from './withoutLanguage';
