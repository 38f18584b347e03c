import type { Product } from '@/model';
import { iconFontComponents } from '../iconFontComponents';
import { materialTheme } from '../materialTheme';
import { classPrefixes, packagesWithoutIndex } from '../houseStyle';
import { demoSheets } from './sheets';
import { pageFonts } from '../pageFonts';

export default {
  id: 'x',
  category: 'x',
  name: 'MUI X',
  description:
    'Advanced components: data grid, date pickers, charts and tree view.',
  prefix: '/x/',
  home: '/x/introduction/',
  showcase: '/x/introduction/#PackingList',
  logo: 'x',
  packageName: '@mui/x-data-grid',
  editRoot: 'https://github.com/mui/mui-x/edit/v7.x/docs-data/x/',
  repository: 'https://github.com/mui/mui-x',
  supportPolicy: 'https://github.com/mui/mui-x/security/policy',
  searchedLast: ['/x/migration/', '/x/whats-new/'],
  olderVersions: [
    {
      text: 'v6',
      href: 'https://v6.mui.com/x/introduction/',
      pages: ['/x/react-*/'],
    },
    { text: 'v5', href: 'https://v5.mui.com/x/introduction/' },
  ],
  projectTheme: materialTheme,
  startingPoints: [
    {
      title: 'Show data in a grid',
      href: '/x/react-data-grid/getting-started/',
    },
    {
      title: 'Let users pick a date',
      href: '/x/react-date-pickers/date-picker/',
    },
    { title: 'Compare amounts in a bar chart', href: '/x/react-charts/bars/' },
    { title: 'Set the license key', href: '/x/introduction/licensing/' },
  ],
  api: {
    sources: [
      {
        area: 'data-grid',
        packageName: '@mui/x-data-grid',
        themeAugmentation: '@mui/x-data-grid/themeAugmentation',
        interfaces: [
          'Grid*Api',
          'GridColDef',
          'GridActionsColDef',
          'GridSingleSelectColDef',
          'GridCellParams',
          'GridRowParams',
          'GridRowClassNameParams',
          'GridRowSpacingParams',
          'GridFilterItem',
          'GridFilterModel',
          'GridFilterOperator',
          'GridCsvExportOptions',
          'GridPrintExportOptions',
          'GridExcelExportOptions',
          'GridExportStateParams',
          'GridAggregationFunction',
        ],
        events: { name: 'GridEvents', lookup: 'GridEventLookup' },
        selectors: 'GridSelectors',
      },
      {
        area: 'data-grid',
        packageName: '@mui/x-data-grid-pro',
        plan: 'pro',
        themeAugmentation: '@mui/x-data-grid-pro/themeAugmentation',
      },
      {
        area: 'data-grid',
        packageName: '@mui/x-data-grid-premium',
        themeAugmentation: '@mui/x-data-grid-premium/themeAugmentation',
        plan: 'premium',
      },
      {
        area: 'date-pickers',
        packageName: '@mui/x-date-pickers',
        themeAugmentation: '@mui/x-date-pickers/themeAugmentation',
      },
      {
        area: 'date-pickers',
        packageName: '@mui/x-date-pickers-pro',
        themeAugmentation: '@mui/x-date-pickers-pro/themeAugmentation',
        plan: 'pro',
      },
      {
        area: 'charts',
        packageName: '@mui/x-charts',
        themeAugmentation: '@mui/x-charts/themeAugmentation',
        interfaces: [
          'AxisConfig',
          'BarSeriesType',
          'LineSeriesType',
          'PieSeriesType',
          'ScatterSeriesType',
        ],
      },
      {
        area: 'charts',
        packageName: '@mui/x-charts-pro',
        plan: 'pro',
        themeAugmentation: '@mui/x-charts-pro/themeAugmentation',
      },
      {
        area: 'tree-view',
        packageName: '@mui/x-tree-view',
        themeAugmentation: '@mui/x-tree-view/themeAugmentation',
      },
      {
        area: 'tree-view',
        packageName: '@mui/x-tree-view-pro',
        plan: 'pro',
        themeAugmentation: '@mui/x-tree-view-pro/themeAugmentation',
      },
    ],
    componentAddress: '/x/api/{area}/{name}/',
  },
  iconFontComponents,
  demoLicense: {
    packages: [
      '@mui/x-charts-pro',
      '@mui/x-data-grid-pro',
      '@mui/x-data-grid-premium',
      '@mui/x-date-pickers-pro',
      '@mui/x-tree-view-pro',
    ],
    module: 'docs-data/x/license.ts',
    notices: ['MUI X: Missing license key', 'MUI X Missing license key'],
  },
  demoSheets,
  houseStyle: {
    kinds: [
      { pages: '/x/introduction/**', kind: 'overview' },
      { pages: '/x/whats-new/', kind: 'overview' },
      { pages: '/x/migration/**', kind: 'migration' },
      { pages: '/x/react-data-grid/', kind: 'overview' },
      { pages: '/x/react-charts/', kind: 'overview' },
      { pages: '/x/react-date-pickers/', kind: 'overview' },
      { pages: '/x/react-tree-view/', kind: 'overview' },
      { pages: '/x/react-*/getting-started/', kind: 'guide' },
      { pages: '/x/react-*/faq/', kind: 'overview' },
      { pages: '/x/react-data-grid/**', kind: 'data grid topic' },
      { pages: '/x/react-charts/**', kind: 'chart' },
      { pages: '/x/react-date-pickers/**', kind: 'picker topic' },
      // A topic of the Tree View is as long as its subject needs, like one of the Data Grid.
      { pages: '/x/react-tree-view/**', kind: 'data grid topic' },
      { pages: '/x/**', kind: 'overview' },
    ],
    packagesWithoutIndex,
    classPrefixes,
  },
  fonts: pageFonts,
  listed: true,
} satisfies Product;
