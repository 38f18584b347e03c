import { extendTheme } from '@mui/joy/styles';
import { treeOf } from './themeTree';

/** Everything in Joy UI's default theme, as a tree. */
export const defaultTheme = treeOf(extendTheme()).children;
