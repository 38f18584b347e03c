export { ThemeTypes, themeFilesOf } from './themeTypes';
