import type { Product } from '@/model';

/** Base UI is in its first version: there are no older ones to link to. */
export default {
  id: 'base-ui',
  category: 'core',
  name: 'Base UI',
  description: 'React components and hooks without styles.',
  prefix: '/base-ui/',
  home: '/base-ui/getting-started/',
  logo: 'base-ui',
  packageName: '@mui/base',
  editRoot: 'https://github.com/mui/material-ui/edit/next/docs-data/base-ui/',
  repository: 'https://github.com/mui/material-ui',
  listed: true,
} satisfies Product;
