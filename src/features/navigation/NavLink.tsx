import type { NavItem } from '@/model';
import { NavLabel } from './NavLabel';

interface NavLinkProps {
  item: Extract<NavItem, { kind: 'page' | 'link' }>;
  /** Whether its page is being read. */
  isCurrent: boolean;
}

/** Renders the link of a page or to another site. */
export function NavLink({ item, isCurrent }: NavLinkProps) {
  // The page does not exist yet: no link.
  return item.kind === 'page' && item.planned ? (
    <span className="nav-planned">
      <NavLabel item={item} />
    </span>
  ) : (
    <a
      {...item.linkProps}
      href={item.kind === 'page' ? item.pathname : item.href}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <NavLabel item={item} />
    </a>
  );
}
