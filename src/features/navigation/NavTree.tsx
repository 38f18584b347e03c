import type { NavItem } from '@/model';
// Not by its entry point, which would bring the schema library to the browser.
import { findTrail } from '@/model/navigation';
import { hasFlags, NavFlags } from './NavFlags';
import { navIcons } from './navIcons';
import { pruneItems } from './pruneItems';

/** Properties of {@link NavTree}. */
export interface NavTreeProps {
  items: readonly NavItem[];
  /** Address of the page being read. */
  pathname: string;
}

/** The entries of a product's navigation; the way to the current page is open. */
export function NavTree({ items, pathname }: NavTreeProps) {
  const { items: rendered, partial } = pruneItems(items, pathname);
  const state = { trail: new Set(findTrail(rendered, pathname)), partial };
  return <NavList items={rendered} state={state} />;
}

/** What sets entries apart: those that lead to the current page, and groups that are not all there. */
interface TreeState {
  trail: ReadonlySet<NavItem>;
  partial: ReadonlySet<NavItem>;
}

interface NavListProps {
  items: readonly NavItem[];
  state: TreeState;
  label?: string;
  hidden?: boolean;
  /** Names a group whose entries are filled in when it is opened. */
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
      // Nobody has written the page yet: a link would lead nowhere.
      return item.kind === 'page' && item.planned ? (
        <span className="nav-planned">
          <NavLabel item={item} />
        </span>
      ) : (
        <a
          {...item.linkProps}
          href={item.kind === 'page' ? item.pathname : item.href}
          aria-current={trail.has(item) ? 'page' : undefined}
        >
          <NavLabel item={item} />
        </a>
      );
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

function NavLabel({ item }: { item: NavItem }) {
  const Icon = item.icon ? navIcons[item.icon] : undefined;
  // What can be shortened next to chips and icons is an element; a name alone is its link.
  const isFlagged = hasFlags(item);
  return (
    <>
      {Icon ? <Icon size={16} aria-hidden /> : null}
      {isFlagged ? <span className="nav-name">{item.title}</span> : item.title}
      <NavFlags flags={item} />
    </>
  );
}
