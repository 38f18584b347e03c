import type { Product } from '@/model';

/** Pages for authors: they show every means of writing and exercise it. */
export default {
  id: 'docs-infra',
  category: 'docs-infra',
  name: 'Docs infra',
  description: 'How pages of this documentation are written.',
  prefix: '/experiments/docs/',
  home: '/experiments/docs/markdown/',
  logo: 'docs-infra',
  editRoot:
    'https://github.com/mui/material-ui/edit/next/docs-data/experiments/docs/',
  repository: 'https://github.com/mui/material-ui',
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
  listed: false,
} satisfies Product;
