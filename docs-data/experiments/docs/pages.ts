import type { NavEntry } from '@/model';

export default [
  {
    kind: 'group',
    pathname: '/experiments/docs/writing/',
    icon: 'pen',
    children: [
      { kind: 'page', pathname: '/experiments/docs/headers/' },
      { kind: 'page', pathname: '/experiments/docs/markdown/' },
      {
        kind: 'page',
        pathname: '/experiments/docs/og-card/',
        title: 'OG Image',
      },
      { kind: 'page', pathname: '/experiments/docs/performance/' },
    ],
  },
  {
    kind: 'group',
    pathname: '/experiments/docs/components/',
    icon: 'shapes',
    children: [
      { kind: 'page', pathname: '/experiments/docs/callouts/' },
      { kind: 'page', pathname: '/experiments/docs/codeblock/' },
      { kind: 'page', pathname: '/experiments/docs/custom-components/' },
      { kind: 'page', pathname: '/experiments/docs/demos/' },
      { kind: 'page', pathname: '/experiments/docs/packages/' },
    ],
  },
  {
    kind: 'group',
    pathname: '/experiments/docs/test-pages/',
    title: 'Test: pages.ts',
    icon: 'wrench',
    children: [
      {
        kind: 'page',
        pathname: '/experiments/docs/first-level-child-1/',
        title: 'First-level child 1',
      },
      {
        kind: 'group',
        pathname: '/experiments/docs/first-level-child-2/',
        title: 'First-level child 2',
        children: [
          {
            kind: 'page',
            pathname: '/experiments/docs/second-level-child/',
            title: 'Second-level child',
          },
          { kind: 'page', pathname: '/experiments/docs/subheader-divider/' },
          {
            kind: 'group',
            pathname: '/experiments/docs/second-level-child-parent/',
            title: 'Second-level child parent',
            children: [
              {
                kind: 'page',
                pathname: '/experiments/docs/third-level-child/',
                title: 'Third-level child',
              },
              {
                kind: 'subheader',
                subheader: 'subheader-divider',
                children: [
                  {
                    kind: 'link',
                    title: 'Fourth-level child',
                    href: '/x/introduction/',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        kind: 'page',
        pathname: '/experiments/docs/first-level-child-3/',
        title: 'Pro plan',
        plan: 'pro',
      },
      {
        kind: 'page',
        pathname: '/experiments/docs/first-level-child-4/',
        title: 'New feature',
        newFeature: true,
      },
      {
        kind: 'page',
        pathname: '/experiments/docs/first-level-child-5/',
        title: 'Planned feature',
        planned: true,
      },
      {
        kind: 'page',
        pathname: '/experiments/docs/first-level-child-6/',
        title: 'Unstable feature',
        unstable: true,
      },
      {
        kind: 'page',
        pathname: '/experiments/docs/first-level-child-7/',
        title: 'Beta feature',
        beta: true,
      },
      {
        kind: 'page',
        pathname: '/experiments/docs/first-level-child-8/',
        title: 'Legacy feature',
        legacy: true,
      },
      {
        kind: 'link',
        title: 'Deprecated feature',
        href: '/experiments/docs/first-level-child-8/',
        deprecated: true,
      },
      {
        kind: 'page',
        pathname: '/experiments/docs/first-level-child-9/',
        title: 'OverflowWithLongApiComponent',
        plan: 'pro',
      },
    ],
  },
] satisfies readonly NavEntry[];
