import type { Store } from '@/model';

const templates =
  'https://github.com/mui/material-ui/tree/next/docs/data/material/getting-started/templates';

/**
 * What the page `/store/` shows, in its order. An item without a price on it says
 * nothing of its price: prices change, and the page of the item has them.
 */
export const store = {
  description:
    'Templates to start an application from, design kits to plan it with, and themes that give it another look.',
  kinds: [
    {
      id: 'templates',
      title: 'Templates',
      description:
        'Finished pages in TypeScript. Copy one into your project and change it from there.',
    },
    {
      id: 'design-kits',
      title: 'Design kits',
      description:
        'The components of Material UI as symbols of a design program.',
    },
    {
      id: 'themes',
      title: 'Themes',
      description:
        'Another look for all components, without a change to the code that uses them.',
    },
  ],
  items: [
    {
      name: 'Dashboard',
      kind: 'templates',
      description:
        'Side navigation, figures, charts and a data grid, in both color schemes.',
      href: `${templates}/dashboard`,
      image: '/static/store/dashboard.svg',
      openSource: true,
    },
    {
      name: 'Marketing page',
      kind: 'templates',
      description:
        'A page that presents a product, from the first picture to prices and answers.',
      href: `${templates}/marketing-page`,
      image: '/static/store/marketing-page.svg',
      openSource: true,
    },
    {
      name: 'Checkout',
      kind: 'templates',
      description:
        'Address, payment and review in three steps, with a summary of the order.',
      href: `${templates}/checkout`,
      image: '/static/store/checkout.svg',
      openSource: true,
    },
    {
      name: 'Blog',
      kind: 'templates',
      description:
        'A front page of articles with subjects, search and authors.',
      href: `${templates}/blog`,
      image: '/static/store/blog.svg',
      openSource: true,
    },
    {
      name: 'Sign-in',
      kind: 'templates',
      description:
        'A form in the middle of the page that checks what is typed.',
      href: `${templates}/sign-in`,
      image: '/static/store/sign-in.svg',
      openSource: true,
    },
    {
      name: 'Sign-in side',
      kind: 'templates',
      description: 'The same form beside what the application is about.',
      href: `${templates}/sign-in-side`,
      image: '/static/store/sign-in-side.svg',
      openSource: true,
    },
    {
      name: 'Sign-up',
      kind: 'templates',
      description: 'A form for a new account, with its agreement below it.',
      href: `${templates}/sign-up`,
      image: '/static/store/sign-up.svg',
      openSource: true,
    },
    {
      name: 'Material UI for Figma',
      kind: 'design-kits',
      description:
        'Components and their states for designers who work in Figma.',
      href: 'https://mui.com/store/items/figma-react/',
      image: '/static/store/figma.svg',
    },
    {
      name: 'Material UI for Sketch',
      kind: 'design-kits',
      description: 'The same components as symbols for Sketch.',
      href: 'https://mui.com/store/items/sketch-react/',
      image: '/static/store/sketch.svg',
    },
    {
      name: 'Material UI for Adobe XD',
      kind: 'design-kits',
      description: 'The same components for Adobe XD.',
      href: 'https://mui.com/store/items/adobe-xd-react/',
      image: '/static/store/adobe-xd.svg',
    },
    {
      name: 'Onepirate',
      kind: 'themes',
      description:
        'Wide capitals, square corners and a night sky, shown on a site of six pages.',
      href: '/premium-themes/onepirate/',
      image: '/static/store/onepirate.svg',
      openSource: true,
    },
    {
      name: 'Paperbase',
      kind: 'themes',
      description:
        'Quiet paper and ink for long working days, shown on an administration console.',
      href: '/premium-themes/paperbase/',
      image: '/static/store/paperbase.svg',
      openSource: true,
    },
  ],
} satisfies Store;
