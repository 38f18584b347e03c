import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { NavItem } from '@/model';
import { NavTree } from './NavTree';

/** The navigation of a product as HTML, with the way to one page open. */
export function renderNavigation(items: readonly NavItem[], pathname: string): string {
  return renderToStaticMarkup(createElement(NavTree, { items, pathname }));
}

/** Style for a `<noscript>` in the head: without JavaScript all groups are open. */
export const openNavigationStyle =
  '.nav-tree ul[hidden]{display:block}.nav-tree button::after{display:none}';
