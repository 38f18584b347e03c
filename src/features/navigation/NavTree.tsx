import type { NavItem } from '@/model';
// Not from the index, which would bring the schema library to the browser.
import { findTrail } from '@/model/navigation';
import { pruneItems } from './pruneItems';
import { NavLabel } from './NavLabel';
import { NavLink } from './NavLink';

/** Properties of {@link NavTree}. */
export interface NavTreeProps {
  items: readonly NavItem[];
  /** Address of the page being read. */
  pathname: string;
}

/** Renders the entries of a product's navigation, with the groups around the current page open. */
export function NavTree({ items, pathname }: NavTreeProps) {
  const { items: rendered, partial } = pruneItems(items, pathname);
  const state = { trail: new Set(findTrail(rendered, pathname)), partial };
  return <NavList items={rendered} state={state} />;
}

/** State of the tree: entries that lead to the current page, and groups that are rendered in part. */
interface TreeState {
  trail: ReadonlySet<NavItem>;
  partial: ReadonlySet<NavItem>;
}

interface NavListProps {
  items: readonly NavItem[];
  state: TreeState;
  label?: string;
  hidden?: boolean;
  /** Identifies a group that is filled when it is opened. */
  partialGroup?: string;
}

function NavList({ items, state, label, hidden, partialGroup }: NavListProps) {
  return (
    <ul aria-label={label} hidden={hidden} data-partial={partialGroup}>
      {items.map((item, index) => (
        <li key={index} className={item.kind === 'subheader' ? 'nav-section' : undefined}>
          <NavEntry item={item} state={state} />
        </li>
      ))}
    </ul>
  );
}

function NavEntry({ item, state }: { item: NavItem; state: TreeState }) {
  const { trail, partial } = state;
  switch (item.kind) {
    case 'page':
    case 'link':
      return <NavLink item={item} isCurrent={trail.has(item)} />;
    case 'group': {
      const open = trail.has(item);
      return (
        <>
          <button type="button" aria-expanded={open}>
            <NavLabel item={item} />
          </button>
          <NavList
            items={item.children}
            state={state}
            label={item.title}
            hidden={!open}
            partialGroup={partial.has(item) ? item.pathname : undefined}
          />
        </>
      );
    }
    case 'subheader':
      return (
        <>
          <span className="nav-subheader">
            <NavLabel item={item} />
          </span>
          <NavList items={item.children} state={state} label={item.title} />
        </>
      );
  }
}
