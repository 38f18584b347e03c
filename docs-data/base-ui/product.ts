import type { Product } from '@/model';
import { iconFontComponents } from '../iconFontComponents';

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
  supportPolicy: 'https://github.com/mui/material-ui/security/policy',
  api: {
    sources: [
      {
        packageName: '@mui/base',
        include: [
          'Unstable_NumberInput',
          'Unstable_Popup',
          'unstable_useNumberInput',
          'unstable_useModal',
        ],
      },
    ],
    componentAddress: '/base-ui/react-{group}/components-api/#{name}',
    hookAddress: '/base-ui/react-{group}/hooks-api/#{name}',
    groups: {
      menu: [
        'Dropdown',
        'MenuButton',
        'MenuItem',
        'useDropdown',
        'useMenuButton',
        'useMenuItem',
      ],
      select: ['Option', 'OptionGroup', 'useOption'],
      tabs: [
        'Tab',
        'TabPanel',
        'TabsList',
        'useTab',
        'useTabPanel',
        'useTabsList',
      ],
      'table-pagination': ['TablePaginationActions'],
    },
  },
  iconFontComponents,
  listed: true,
} satisfies Product;
