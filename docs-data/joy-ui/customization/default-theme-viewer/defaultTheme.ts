import { extendTheme } from '@mui/joy/styles';
import { treeOf } from './themeNodes';

/** Everything in Joy UI's default theme, as a tree. */
export const defaultTheme = treeOf(extendTheme()).children;
