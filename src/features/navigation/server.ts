import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { NavItem } from '@/model';
import { findTrail } from '@/model/navigation';
import { NavTree } from './NavTree';

/** Cache of rendered navigations, by open groups: the pages of a group share all but the mark of their link. */
const rendered = new WeakMap<readonly NavItem[], Map<string, string>>();

/** Renders the navigation of a product as HTML, with the groups around a page open. */
export function renderNavigation(items: readonly NavItem[], pathname: string): string {
  const trail = findTrail(items, pathname);
  const way = trail.map((item) => (item.kind === 'group' ? item.pathname : '')).join(' ');
  const known = rendered.get(items) ?? new Map<string, string>();
  rendered.set(items, known);
  const html = known.get(way) ?? withoutMark(renderTree(items, pathname));
  known.set(way, html);
  return html.replace(` href="${pathname}"`, `$& ${mark}`);
}

const mark = 'aria-current="page"';

function renderTree(items: readonly NavItem[], pathname: string): string {
  return renderToStaticMarkup(createElement(NavTree, { items, pathname }));
}

function withoutMark(html: string): string {
  return html.replace(` ${mark}`, '');
}

/** Style for a `<noscript>` in the head: without JavaScript all groups are open. */
export const openNavigationStyle =
  '.nav-tree ul[hidden]{display:block}.nav-tree button::after{display:none}';
