import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useContext,
  createContext,
} from 'react';
import { joinClasses } from './joinClasses';
import styles from './Menu.module.css';

/** Context with a function that closes the menu around a {@link MenuItem}. */
export const MenuContext = createContext<() => void>(() => {});

interface MenuItemLook {
  icon?: ReactNode;
  /** Second line, in a paler color. */
  description?: ReactNode;
  /** Marks the entry of what is shown now, such as the current product or styling (`aria-current`). */
  current?: boolean;
}

type AsButton = MenuItemLook & ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined };
type AsLink = MenuItemLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Properties of {@link MenuItem}: those of a link when `href` is given, else of a `<button>`. */
export type MenuItemProps = AsButton | AsLink;

/** Renders an entry of a {@link Menu}. */
export function MenuItem({ icon, description, current, children, ...props }: MenuItemProps) {
  const close = useContext(MenuContext);
  const shared = {
    tabIndex: -1,
    'aria-current': current || undefined,
    className: joinClasses(styles.item, props.className),
  };
  const content = (
    <>
      {icon}
      <span className={styles.text}>
        <span>{children}</span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
    </>
  );
  if (props.href !== undefined) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      props.onClick?.(event);
      close();
    };
    return (
      <a {...props} {...shared} href={props.href} role="menuitem" onClick={follow}>
        {content}
      </a>
    );
  }
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    props.onClick?.(event);
    close();
  };
  return (
    <button type="button" {...props} {...shared} role="menuitem" onClick={choose}>
      {content}
    </button>
  );
}
