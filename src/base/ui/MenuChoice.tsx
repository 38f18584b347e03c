import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import styles from './Menu.module.css';

/** Properties of {@link MenuCheckbox} and {@link MenuRadio}. */
export interface MenuChoiceProps {
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

interface MenuChoiceRole extends MenuChoiceProps {
  role: 'menuitemcheckbox' | 'menuitemradio';
}

/** Unlike a `MenuItem`, leaves the menu open: the change is visible next to it, and readers often make another one. */
function MenuChoice({ role, checked, onChoose, children }: MenuChoiceRole) {
  return (
    <button
      type="button"
      role={role}
      tabIndex={-1}
      aria-checked={checked}
      className={styles.item}
      onClick={onChoose}
    >
      <Check aria-hidden className={styles.check} />
      <span className={styles.text}>{children}</span>
    </button>
  );
}

/** Renders a menu entry that can be switched on and off. */
export function MenuCheckbox(props: MenuChoiceProps) {
  return <MenuChoice {...props} role="menuitemcheckbox" />;
}

/** Renders a menu entry of which exactly one in its `MenuGroup` is checked. */
export function MenuRadio(props: MenuChoiceProps) {
  return <MenuChoice {...props} role="menuitemradio" />;
}
