import type { NavItem } from '@/model';
import { hasFlags, NavFlags } from './NavFlags';
import { navIcons } from './navIcons';

interface NavLabelProps {
  item: NavItem;
}

/** Renders the name of an entry, with its icon and flags. */
export function NavLabel({ item }: NavLabelProps) {
  const Icon = item.icon ? navIcons[item.icon] : undefined;
  // Next to chips and icons, the name is an element that can be truncated; otherwise the link itself is.
  const isFlagged = hasFlags(item);
  return (
    <>
      {Icon ? <Icon size={16} aria-hidden /> : null}
      {isFlagged ? <span className="nav-name">{item.title}</span> : item.title}
      <NavFlags flags={item} />
    </>
  );
}
