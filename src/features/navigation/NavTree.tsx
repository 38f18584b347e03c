import type { NavItem } from '@/model';
// Not by the door of the room: it would bring the schema library to the browser.
import { findTrail } from '@/model/navigation';
import { NavFlags } from './NavFlags';
import { navIcons } from './navIcons';

/** Properties of {@link NavTree}. */
export interface NavTreeProps {
  items: readonly NavItem[];
  /** Address of the page being read. */
  pathname: string;
}

/** The entries of a product's navigation; the way to the current page is open. */
export function NavTree({ items, pathname }: NavTreeProps) {
  const trail = new Set(findTrail(items, pathname));
  return <NavList items={items} trail={trail} />;
}

interface NavListProps {
  items: readonly NavItem[];
  trail: ReadonlySet<NavItem>;
  label?: string;
  hidden?: boolean;
}

function NavList({ items, trail, label, hidden }: NavListProps) {
  return (
    <ul aria-label={label} hidden={hidden}>
      {items.map((item, index) => (
        <li key={index} className={item.kind === 'subheader' ? 'nav-section' : undefined}>
          <NavEntry item={item} trail={trail} />
        </li>
      ))}
    </ul>
  );
}

function NavEntry({ item, trail }: { item: NavItem; trail: ReadonlySet<NavItem> }) {
  switch (item.kind) {
    case 'page':
    case 'link':
      return (
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
          <NavList items={item.children} trail={trail} label={item.title} hidden={!open} />
        </>
      );
    }
    case 'subheader':
      return (
        <>
          <span className="nav-subheader">
            <NavLabel item={item} />
          </span>
          <NavList items={item.children} trail={trail} label={item.title} />
        </>
      );
  }
}

function NavLabel({ item }: { item: NavItem }) {
  const Icon = item.icon ? navIcons[item.icon] : undefined;
  return (
    <>
      {Icon ? <Icon size={16} aria-hidden /> : null}
      {item.title}
      <NavFlags flags={item} />
    </>
  );
}
