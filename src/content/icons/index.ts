export { keptIcons, provideIcons } from './provideIcons';
