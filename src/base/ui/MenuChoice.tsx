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

/** Unlike a `MenuItem` it leaves the menu open: what it changes shows next to it, and often another one follows. */
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

/** An entry of a menu that is switched on and off. */
export function MenuCheckbox(props: MenuChoiceProps) {
  return <MenuChoice {...props} role="menuitemcheckbox" />;
}

/** An entry of a menu of which one in its {@link MenuGroup} is chosen. */
export function MenuRadio(props: MenuChoiceProps) {
  return <MenuChoice {...props} role="menuitemradio" />;
}
