import type { NavItem } from '@/model';

/** A small navigation for tests: two groups, a subheader, every flag, and an external link. */
export const railway: NavItem[] = [
  {
    kind: 'group',
    pathname: '/rail/start/',
    title: 'Getting started',
    children: [{ kind: 'page', pathname: '/rail/overview/', title: 'Overview' }],
  },
  {
    kind: 'group',
    pathname: '/rail/tickets/',
    title: 'Tickets',
    children: [
      {
        kind: 'subheader',
        title: 'Fares',
        children: [
          { kind: 'page', pathname: '/rail/single/', title: 'Single', newFeature: true },
          { kind: 'page', pathname: '/rail/return/', title: 'Return', unstable: true, plan: 'pro' },
          {
            kind: 'page',
            pathname: '/rail/season/',
            title: 'Season',
            deprecated: true,
            legacy: true,
          },
          {
            kind: 'page',
            pathname: '/rail/night/',
            title: 'Night',
            planned: true,
            plan: 'premium',
          },
        ],
      },
      { kind: 'link', title: 'Timetable', href: 'https://timetable.example/', beta: true },
    ],
  },
];

/** The navigation of another product. */
export const ferry: NavItem[] = [
  {
    kind: 'group',
    pathname: '/ferry/decks/',
    title: 'Decks',
    children: [{ kind: 'page', pathname: '/ferry/cabin/', title: 'Cabin' }],
  },
];

/** A navigation too long to be rendered completely: ten groups of fifty pages. */
export const network: NavItem[] = Array.from({ length: 10 }, (_, line) => ({
  kind: 'group',
  pathname: `/metro/line-${line}/`,
  title: `Line ${line}`,
  children: Array.from({ length: 50 }, (_, station) => ({
    kind: 'page',
    pathname: `/metro/line-${line}/station-${station}/`,
    title: `Station ${line}.${station}`,
  })),
}));
