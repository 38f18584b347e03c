import type { ProjectTheme } from '@/model';

/** The theme of projects around demos that use Material UI, whichever product shows them. */
export const materialTheme: ProjectTheme = {
  module: '@mui/material/styles',
  create: 'createTheme',
  provider: 'ThemeProvider',
  takes: ['spacing', 'colors', 'density'],
  baseline: '@mui/material/CssBaseline',
  fonts: [
    '@fontsource/roboto/300.css',
    '@fontsource/roboto/400.css',
    '@fontsource/roboto/500.css',
    '@fontsource/roboto/700.css',
  ],
};
