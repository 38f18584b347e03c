import type { NavEntry } from '@/model';

export default [
  {
    kind: 'page',
    pathname: '/x/whats-new/',
    title: "What's new in MUI X",
    icon: 'compass',
  },
  {
    kind: 'group',
    pathname: '/x/introduction-group/',
    title: 'Introduction',
    icon: 'rocket',
    children: [
      { kind: 'page', pathname: '/x/introduction/', title: 'Overview' },
      { kind: 'page', pathname: '/x/introduction/installation/' },
      { kind: 'page', pathname: '/x/introduction/licensing/' },
      { kind: 'page', pathname: '/x/introduction/support/' },
      { kind: 'page', pathname: '/x/introduction/roadmap/' },
    ],
  },
  {
    kind: 'group',
    pathname: '/x/data-grid/',
    title: 'Data Grid',
    icon: 'grid',
    children: [
      { kind: 'page', pathname: '/x/react-data-grid/', title: 'Overview' },
      { kind: 'page', pathname: '/x/react-data-grid/demo/' },
      { kind: 'page', pathname: '/x/react-data-grid/getting-started/' },
      { kind: 'page', pathname: '/x/react-data-grid/layout/' },
      {
        kind: 'subheader',
        subheader: 'columns',
        children: [
          { kind: 'page', pathname: '/x/react-data-grid/column-definition/' },
          { kind: 'page', pathname: '/x/react-data-grid/column-dimensions/' },
          { kind: 'page', pathname: '/x/react-data-grid/column-visibility/' },
          { kind: 'page', pathname: '/x/react-data-grid/custom-columns/' },
          { kind: 'page', pathname: '/x/react-data-grid/column-header/' },
          { kind: 'page', pathname: '/x/react-data-grid/column-menu/' },
          { kind: 'page', pathname: '/x/react-data-grid/column-spanning/' },
          { kind: 'page', pathname: '/x/react-data-grid/column-groups/' },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/column-ordering/',
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/column-pinning/',
            plan: 'pro',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'rows',
        children: [
          { kind: 'page', pathname: '/x/react-data-grid/row-definition/' },
          { kind: 'page', pathname: '/x/react-data-grid/row-updates/' },
          { kind: 'page', pathname: '/x/react-data-grid/row-height/' },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/row-spanning/',
            planned: true,
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/master-detail/',
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/row-ordering/',
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/row-pinning/',
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/row-recipes/',
            title: 'Recipes',
          },
        ],
      },
      { kind: 'page', pathname: '/x/react-data-grid/editing/' },
      { kind: 'page', pathname: '/x/react-data-grid/sorting/' },
      {
        kind: 'subheader',
        subheader: 'filtering',
        children: [
          {
            kind: 'page',
            pathname: '/x/react-data-grid/filtering/',
            title: 'Overview',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/filtering/customization/',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/filtering/quick-filter/',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/filtering/server-side/',
            title: 'Server-side filter',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/filtering/multi-filters/',
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/filtering/header-filters/',
            newFeature: true,
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/filtering-recipes/',
            title: 'Recipes',
          },
        ],
      },
      { kind: 'page', pathname: '/x/react-data-grid/pagination/' },
      {
        kind: 'subheader',
        subheader: 'selection',
        children: [
          { kind: 'page', pathname: '/x/react-data-grid/row-selection/' },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/cell-selection/',
            newFeature: true,
            plan: 'premium',
          },
        ],
      },
      { kind: 'page', pathname: '/x/react-data-grid/export/' },
      {
        kind: 'page',
        pathname: '/x/react-data-grid/clipboard/',
        title: 'Copy and paste',
        newFeature: true,
      },
      { kind: 'page', pathname: '/x/react-data-grid/overlays/' },
      {
        kind: 'page',
        pathname: '/x/react-data-grid/components/',
        title: 'Custom subcomponents',
      },
      {
        kind: 'subheader',
        subheader: 'style',
        children: [
          {
            kind: 'page',
            pathname: '/x/react-data-grid/style/',
            title: 'Overview',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/style-recipes/',
            title: 'Recipes',
          },
        ],
      },
      { kind: 'page', pathname: '/x/react-data-grid/localization/' },
      { kind: 'page', pathname: '/x/react-data-grid/scrolling/' },
      { kind: 'page', pathname: '/x/react-data-grid/virtualization/' },
      { kind: 'page', pathname: '/x/react-data-grid/accessibility/' },
      { kind: 'page', pathname: '/x/react-data-grid/performance/' },
      {
        kind: 'subheader',
        subheader: 'group-and-pivot',
        title: 'Group & Pivot',
        plan: 'pro',
        children: [
          {
            kind: 'page',
            pathname: '/x/react-data-grid/tree-data/',
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/row-grouping/',
            plan: 'premium',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/aggregation/',
            plan: 'premium',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/pivoting/',
            planned: true,
            plan: 'premium',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'server-side-data',
        title: 'Server-side data',
        plan: 'pro',
        children: [
          {
            kind: 'page',
            pathname: '/x/react-data-grid/server-side-data/',
            title: 'Overview',
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/server-side-data/tree-data/',
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/server-side-data/lazy-loading/',
            planned: true,
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/server-side-data/infinite-loading/',
            planned: true,
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/server-side-data/row-grouping/',
            planned: true,
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/server-side-data/aggregation/',
            planned: true,
            plan: 'premium',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'advanced',
        children: [
          {
            kind: 'page',
            pathname: '/x/react-data-grid/api-object/',
            title: 'API object',
          },
          { kind: 'page', pathname: '/x/react-data-grid/events/' },
          { kind: 'page', pathname: '/x/react-data-grid/state/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'recipes',
        children: [
          {
            kind: 'page',
            pathname: '/x/react-data-grid/recipes-editing/',
            title: 'Editing',
          },
          {
            kind: 'page',
            pathname: '/x/react-data-grid/recipes-row-grouping/',
            title: 'Row grouping',
            plan: 'premium',
          },
        ],
      },
      { kind: 'page', pathname: '/x/react-data-grid/faq/', title: 'FAQ' },
    ],
  },
  {
    kind: 'group',
    pathname: '/x/date-and-time-pickers/',
    title: 'Date and Time Pickers',
    icon: 'book',
    children: [
      { kind: 'page', pathname: '/x/react-date-pickers/', title: 'Overview' },
      { kind: 'page', pathname: '/x/react-date-pickers/getting-started/' },
      { kind: 'page', pathname: '/x/react-date-pickers/base-concepts/' },
      { kind: 'page', pathname: '/x/react-date-pickers/accessibility/' },
      {
        kind: 'page',
        pathname: '/x/react-date-pickers/faq/',
        title: 'FAQ',
      },
      {
        kind: 'group',
        pathname: '/x/date-and-time-pickers/components/',
        children: [
          {
            kind: 'group',
            pathname: '/x/date-and-time-pickers/components/date-components/',
            children: [
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/date-picker/',
                title: 'Date Picker',
              },
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/date-field/',
                title: 'Date Field',
              },
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/date-calendar/',
                title: 'Date Calendar',
              },
            ],
          },
          {
            kind: 'group',
            pathname: '/x/date-and-time-pickers/components/time-components/',
            children: [
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/time-picker/',
                title: 'Time Picker',
              },
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/time-field/',
                title: 'Time Field',
              },
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/time-clock/',
                title: 'Time Clock',
              },
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/digital-clock/',
                title: 'Digital Clock',
              },
            ],
          },
          {
            kind: 'group',
            pathname:
              '/x/date-and-time-pickers/components/date-time-components/',
            title: 'Date Time components',
            children: [
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/date-time-picker/',
                title: 'Date Time Picker',
              },
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/date-time-field/',
                title: 'Date Time Field',
              },
            ],
          },
          {
            kind: 'group',
            pathname:
              '/x/date-and-time-pickers/components/date-range-components/',
            title: 'Date Range components',
            plan: 'pro',
            children: [
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/date-range-picker/',
                title: 'Date Range Picker',
              },
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/date-range-field/',
                title: 'Date Range Field',
              },
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/date-range-calendar/',
                title: 'Date Range Calendar',
              },
            ],
          },
          {
            kind: 'group',
            pathname:
              '/x/date-and-time-pickers/components/time-range-components/',
            title: 'Time Range components',
            plan: 'pro',
            children: [
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/time-range-picker/',
                title: 'Time Range Picker',
                planned: true,
              },
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/time-range-field/',
                title: 'Time Range Field',
              },
            ],
          },
          {
            kind: 'group',
            pathname:
              '/x/date-and-time-pickers/components/date-time-range-components/',
            title: 'Date Time Range components',
            plan: 'pro',
            children: [
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/date-time-range-picker/',
                title: 'Date Time Range Picker',
                newFeature: true,
              },
              {
                kind: 'page',
                pathname: '/x/react-date-pickers/date-time-range-field/',
                title: 'Date Time Range Field',
              },
            ],
          },
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/fields/',
            title: 'Field components',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'common-features',
        children: [
          { kind: 'page', pathname: '/x/react-date-pickers/validation/' },
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/lifecycle/',
            title: 'Components lifecycle',
          },
          { kind: 'page', pathname: '/x/react-date-pickers/shortcuts/' },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'localization',
        children: [
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/localization/',
            title: 'Translated components',
          },
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/adapters-locale/',
            title: 'Date format and localization',
          },
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/timezone/',
            title: 'UTC and timezone',
          },
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/calendar-systems/',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'visual-customization',
        children: [
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/custom-components/',
            title: 'Custom slots and subcomponents',
          },
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/custom-layout/',
          },
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/custom-field/',
          },
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/custom-opening-button/',
          },
          {
            kind: 'page',
            pathname: '/x/react-date-pickers/playground/',
            title: 'Customization playground',
          },
        ],
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/x/charts/',
    icon: 'compass',
    newFeature: true,
    children: [
      { kind: 'page', pathname: '/x/react-charts/', title: 'Overview' },
      { kind: 'page', pathname: '/x/react-charts/getting-started/' },
      {
        kind: 'group',
        pathname: '/x/charts/available-components/',
        children: [
          {
            kind: 'group',
            pathname: '/x/charts/available-components/bars/',
            children: [
              {
                kind: 'page',
                pathname: '/x/react-charts/bars/',
                title: 'Bars overview',
              },
              {
                kind: 'page',
                pathname: '/x/react-charts/bar-demo/',
                title: 'Demos',
              },
            ],
          },
          {
            kind: 'group',
            pathname: '/x/charts/available-components/lines/',
            children: [
              {
                kind: 'page',
                pathname: '/x/react-charts/lines/',
                title: 'Lines overview',
              },
              {
                kind: 'page',
                pathname: '/x/react-charts/line-demo/',
                title: 'Lines demo',
              },
              {
                kind: 'page',
                pathname: '/x/react-charts/areas-demo/',
                title: 'Area demo',
              },
            ],
          },
          {
            kind: 'group',
            pathname: '/x/charts/available-components/pie/',
            children: [
              {
                kind: 'page',
                pathname: '/x/react-charts/pie/',
                title: 'Pie overview',
              },
              {
                kind: 'page',
                pathname: '/x/react-charts/pie-demo/',
                title: 'Demo',
              },
            ],
          },
          {
            kind: 'group',
            pathname: '/x/charts/available-components/scatter/',
            children: [
              {
                kind: 'page',
                pathname: '/x/react-charts/scatter/',
                title: 'Scatter overview',
              },
              {
                kind: 'page',
                pathname: '/x/react-charts/scatter-demo/',
                title: 'Demo',
              },
            ],
          },
          { kind: 'page', pathname: '/x/react-charts/sparkline/' },
          { kind: 'page', pathname: '/x/react-charts/gauge/' },
          {
            kind: 'page',
            pathname: '/x/react-charts/heatmap/',
            unstable: true,
            plan: 'pro',
          },
          {
            kind: 'group',
            pathname: '/x/charts/available-components/common-features/',
            children: [
              { kind: 'page', pathname: '/x/react-charts/axis/' },
              {
                kind: 'page',
                pathname: '/x/react-charts/components/',
                title: 'Custom components',
              },
              { kind: 'page', pathname: '/x/react-charts/composition/' },
              { kind: 'page', pathname: '/x/react-charts/label/' },
              { kind: 'page', pathname: '/x/react-charts/legend/' },
              { kind: 'page', pathname: '/x/react-charts/stacking/' },
              { kind: 'page', pathname: '/x/react-charts/styling/' },
              {
                kind: 'page',
                pathname: '/x/react-charts/tooltip/',
                title: 'Tooltip & Highlights',
              },
              {
                kind: 'page',
                pathname: '/x/react-charts/zoom-and-pan/',
                title: 'Zoom & Pan',
                unstable: true,
                plan: 'pro',
              },
            ],
          },
        ],
      },
      {
        kind: 'group',
        pathname: '/x/charts/future-components/',
        children: [
          { kind: 'page', pathname: '/x/react-charts/radar/', planned: true },
          { kind: 'page', pathname: '/x/react-charts/treemap/', planned: true },
          {
            kind: 'page',
            pathname: '/x/react-charts/funnel/',
            planned: true,
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-charts/sankey/',
            planned: true,
            plan: 'pro',
          },
          {
            kind: 'page',
            pathname: '/x/react-charts/gantt/',
            planned: true,
            plan: 'pro',
          },
        ],
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/x/tree-view/',
    title: 'Tree View',
    icon: 'layers',
    newFeature: true,
    children: [
      { kind: 'page', pathname: '/x/react-tree-view/', title: 'Overview' },
      { kind: 'page', pathname: '/x/react-tree-view/getting-started/' },
      {
        kind: 'subheader',
        subheader: 'simple-tree-view',
        title: 'Simple Tree View',
        children: [
          {
            kind: 'page',
            pathname: '/x/react-tree-view/simple-tree-view/items/',
          },
          {
            kind: 'page',
            pathname: '/x/react-tree-view/simple-tree-view/selection/',
          },
          {
            kind: 'page',
            pathname: '/x/react-tree-view/simple-tree-view/expansion/',
          },
          {
            kind: 'page',
            pathname: '/x/react-tree-view/simple-tree-view/customization/',
          },
          {
            kind: 'page',
            pathname: '/x/react-tree-view/simple-tree-view/focus/',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'rich-tree-view',
        title: 'Rich Tree View',
        children: [
          {
            kind: 'page',
            pathname: '/x/react-tree-view/rich-tree-view/items/',
          },
          {
            kind: 'page',
            pathname: '/x/react-tree-view/rich-tree-view/selection/',
          },
          {
            kind: 'page',
            pathname: '/x/react-tree-view/rich-tree-view/expansion/',
          },
          {
            kind: 'page',
            pathname: '/x/react-tree-view/rich-tree-view/customization/',
          },
          {
            kind: 'page',
            pathname: '/x/react-tree-view/rich-tree-view/focus/',
          },
          {
            kind: 'page',
            pathname: '/x/react-tree-view/rich-tree-view/ordering/',
            plan: 'pro',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'common-features',
        children: [
          { kind: 'page', pathname: '/x/react-tree-view/accessibility/' },
          {
            kind: 'page',
            pathname: '/x/react-tree-view/tree-item-customization/',
            title: 'Item customization',
          },
        ],
      },
    ],
  },
  {
    kind: 'group',
    pathname: '/x/migration/',
    icon: 'migrate',
    children: [
      {
        kind: 'subheader',
        subheader: 'upgrade-to-v7',
        title: 'Upgrade to v7',
        children: [
          {
            kind: 'page',
            pathname: '/x/migration/migration-data-grid-v6/',
            title: 'Breaking changes: Data Grid',
          },
          {
            kind: 'page',
            pathname: '/x/migration/migration-pickers-v6/',
            title: 'Breaking changes: Date and Time Pickers',
          },
          {
            kind: 'page',
            pathname: '/x/migration/migration-tree-view-v6/',
            title: 'Breaking changes: Tree View',
          },
          {
            kind: 'page',
            pathname: '/x/migration/migration-charts-v6/',
            title: 'Breaking changes: Charts',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'upgrade-to-v6',
        title: 'Upgrade to v6',
        children: [
          {
            kind: 'page',
            pathname: '/x/migration/migration-data-grid-v5/',
            title: 'Breaking changes: Data Grid',
          },
          {
            kind: 'page',
            pathname: '/x/migration/migration-pickers-v5/',
            title: 'Breaking changes: Date and Time Pickers',
          },
          {
            kind: 'page',
            pathname: '/x/migration/migration-tree-view-lab/',
            title: 'Migration from lab to v6 (Tree View)',
          },
        ],
      },
      {
        kind: 'subheader',
        subheader: 'earlier-versions',
        title: 'Earlier versions',
        children: [
          {
            kind: 'page',
            pathname: '/x/migration/migration-pickers-lab/',
            title: 'Migration from lab to v5 (Date and Time Pickers)',
          },
          {
            kind: 'page',
            pathname: '/x/migration/migration-data-grid-v4/',
            title: 'Migration from v4 to v5 (Data Grid)',
          },
        ],
      },
    ],
  },
  {
    kind: 'subheader',
    subheader: 'api-reference',
    title: 'API reference',
    children: [
      {
        kind: 'api',
        pathname: '/x/api/data-grid/',
        title: 'Data Grid',
        icon: 'braces',
      },
      {
        kind: 'api',
        pathname: '/x/api/date-pickers/',
        title: 'Date Pickers',
        icon: 'braces',
      },
      {
        kind: 'api',
        pathname: '/x/api/charts/',
        title: 'Charts',
        icon: 'braces',
      },
      {
        kind: 'api',
        pathname: '/x/api/tree-view/',
        title: 'Tree View',
        icon: 'braces',
      },
    ],
  },
] satisfies readonly NavEntry[];
