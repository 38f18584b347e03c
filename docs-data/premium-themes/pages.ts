import type { NavEntry } from '@/model';

export default [
  { kind: 'page', pathname: '/premium-themes/' },
] satisfies readonly NavEntry[];

/** They fill the window; the page of the themes leads to them. */
export const unlisted = [
  '/premium-themes/onepirate/',
  '/premium-themes/onepirate/forgot-password/',
  '/premium-themes/onepirate/privacy/',
  '/premium-themes/onepirate/sign-in/',
  '/premium-themes/onepirate/sign-up/',
  '/premium-themes/onepirate/terms/',
  '/premium-themes/paperbase/',
];
