export { cachedIcons, provideIcons } from './provideIcons';
