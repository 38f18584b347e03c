import type { InHouseAd } from '@/model';

/** Shown when no network ad is. */
export const inHouseAds = [
  {
    name: 'scaffoldhub',
    link: 'https://v2.scaffoldhub.io/scaffolds/react-material-ui?partner=1',
    img: '/static/ads/scaffoldhub.svg',
    imgDark: '/static/ads/scaffoldhub-dark.svg',
    description:
      '<b>ScaffoldHub.</b> Draw your data model, get a Material UI app.',
    poweredby: 'ScaffoldHub',
    label: 'in-house-scaffoldhub',
  },
  {
    name: 'templates',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-templates',
    img: '/static/ads/templates.svg',
    imgDark: '/static/ads/templates-dark.svg',
    description: '<b>Templates.</b> Start from a finished dashboard or shop.',
    poweredby: 'MUI',
    label: 'in-house-templates',
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes',
    img: '/static/ads/themes.svg',
    imgDark: '/static/ads/themes-dark.svg',
    description:
      '<b>Premium themes.</b> Another look for every component, with one import.',
    poweredby: 'MUI',
    label: 'in-house-themes',
  },
  {
    name: 'tidelift',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui?utm_source=npm-material-ui&utm_medium=referral&utm_campaign=docs',
    img: '/static/ads/tidelift.svg',
    imgDark: '/static/ads/tidelift-dark.svg',
    description:
      '<b>Tidelift.</b> Support for the open source your company runs on.',
    poweredby: 'Tidelift',
    label: 'in-house-tidelift',
  },
  {
    name: 'figma',
    link: 'https://mui.com/store/items/figma-react/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-figma',
    img: '/static/ads/figma.svg',
    imgDark: '/static/ads/figma-dark.svg',
    description:
      '<b>Design kit for Figma.</b> The same components on the designer’s side.',
    poweredby: 'MUI',
    label: 'in-house-figma',
  },
] satisfies readonly InHouseAd[];
