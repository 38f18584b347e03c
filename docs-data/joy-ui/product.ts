import type { Product } from '@/model';
import { iconFontComponents } from '../iconFontComponents';

/** Joy UI is in its first version: there are no older ones to link to. */
export default {
  id: 'joy-ui',
  category: 'core',
  name: 'Joy UI',
  description:
    'React components with a design of their own, made to be restyled.',
  prefix: '/joy-ui/',
  home: '/joy-ui/getting-started/',
  logo: 'joy-ui',
  packageName: '@mui/joy',
  editRoot: 'https://github.com/mui/material-ui/edit/next/docs-data/joy-ui/',
  repository: 'https://github.com/mui/material-ui',
  supportPolicy: 'https://github.com/mui/material-ui/security/policy',
  projectTheme: {
    module: '@mui/joy/styles',
    create: 'extendTheme',
    provider: 'CssVarsProvider',
    // The provider of this version looks for no mode but the system's, and writes it nowhere that the styles look.
    modeAttribute: 'data-joy-color-scheme',
    takes: ['spacing'],
    baseline: '@mui/joy/CssBaseline',
  },
  api: {
    sources: [{ packageName: '@mui/joy', folders: ['InitColorSchemeScript'] }],
    componentAddress: '/joy-ui/api/{name}/',
  },
  iconFontComponents,
  listed: true,
} satisfies Product;
