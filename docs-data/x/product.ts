import type { Product } from '@/model';

export default {
  id: 'x',
  category: 'x',
  name: 'MUI X',
  description:
    'Advanced components: data grid, date pickers, charts and tree view.',
  prefix: '/x/',
  home: '/x/introduction/',
  logo: 'x',
  packageName: '@mui/x-data-grid',
  editRoot: 'https://github.com/mui/mui-x/edit/v7.x/docs-data/x/',
  repository: 'https://github.com/mui/mui-x',
  olderVersions: [
    { text: 'v6', href: 'https://v6.mui.com/x/introduction/' },
    { text: 'v5', href: 'https://v5.mui.com/x/introduction/' },
  ],
  projectTheme: {
    module: '@mui/material/styles',
    create: 'createTheme',
    provider: 'ThemeProvider',
    modeOf: 'palette',
    baseline: '@mui/material/CssBaseline',
    fonts: [
      '@fontsource/roboto/300.css',
      '@fontsource/roboto/400.css',
      '@fontsource/roboto/500.css',
      '@fontsource/roboto/700.css',
    ],
  },
  listed: true,
} satisfies Product;
