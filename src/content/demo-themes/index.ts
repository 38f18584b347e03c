export { writeDemoThemes } from './writeDemoThemes';
