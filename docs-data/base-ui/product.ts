import type { Product } from '@/model';
import { iconFontComponents } from '../iconFontComponents';
import { packagesWithoutIndex } from '../houseStyle';
import { pageFonts } from '../pageFonts';

/** Base UI is in its first version: there are no older ones to link to. */
export default {
  id: 'base-ui',
  category: 'core',
  name: 'Base UI',
  description: 'React components and hooks without styles.',
  prefix: '/base-ui/',
  home: '/base-ui/getting-started/',
  showcase: '/base-ui/getting-started/#QuietHours',
  logo: 'base-ui',
  packageName: '@mui/base',
  editRoot: 'https://github.com/mui/material-ui/edit/next/docs-data/base-ui/',
  repository: 'https://github.com/mui/material-ui',
  supportPolicy: 'https://github.com/mui/material-ui/security/policy',
  startingPoints: [
    {
      title: 'Style components with Tailwind CSS',
      href: '/base-ui/guides/working-with-tailwind-css/',
    },
    {
      title: 'Replace the elements of a component',
      href: '/base-ui/guides/overriding-component-structure/',
    },
    {
      title: 'Render a first component',
      href: '/base-ui/getting-started/quickstart/',
    },
    { title: 'Open a menu from a button', href: '/base-ui/react-menu/' },
  ],
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
  houseStyle: {
    kinds: [
      { pages: '/base-ui/getting-started/quickstart/', kind: 'guide' },
      { pages: '/base-ui/getting-started/usage/', kind: 'guide' },
      { pages: '/base-ui/getting-started/**', kind: 'overview' },
      { pages: '/base-ui/all-components/', kind: 'overview' },
      { pages: '/base-ui/react-no-ssr/', kind: 'layout' },
      { pages: '/base-ui/react-portal/', kind: 'layout' },
      { pages: '/base-ui/react-click-away-listener/', kind: 'layout' },
      { pages: '/base-ui/react-focus-trap/', kind: 'layout' },
      { pages: '/base-ui/react-textarea-autosize/', kind: 'layout' },
      { pages: '/base-ui/react-css-baseline/', kind: 'layout' },
      { pages: '/base-ui/react-*/', kind: 'unstyled component' },
      { pages: '/base-ui/guides/**', kind: 'guide' },
      { pages: '/base-ui/migration/**', kind: 'migration' },
    ],
    packagesWithoutIndex,
    // The classes that hooks set, such as Mui-focused, are in no object of the package.
    classPrefixes: ['base'],
  },
  fonts: pageFonts,
  listed: true,
} satisfies Product;
