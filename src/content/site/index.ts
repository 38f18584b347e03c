export { checkSite, type CheckedSite } from './checkSite';
export { checkUnused } from './checkUnused';
export { writeDemoThemes } from './demo-themes';
export { cachedIcons, provideIcons } from './icons';
export { deriveTitle, isGeneratedLater, nearestPathname, summarizeUncompiled } from './navigation';
export { blogsAmong, loadProducts, type LoadedProduct } from './products';
export { provideSearch, searchSourceOf, type ProvidedSearch, type SearchSource } from './search';
export { SiteInventory } from './siteInventory';
