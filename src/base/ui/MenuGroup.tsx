import { useId, type ReactNode } from 'react';
import { joinClasses } from './joinClasses';
import styles from './Menu.module.css';

/** Properties of {@link MenuGroup}. */
export interface MenuGroupProps {
  label: string;
  /** Puts two entries in a row: for short ones in a long menu. */
  isInPairs?: boolean;
  children: ReactNode;
}

/** Entries of a menu that belong together, under a name, set off by a line. */
export function MenuGroup({ label, isInPairs, children }: MenuGroupProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={joinClasses(styles.group, isInPairs && styles.pairs)}
    >
      <div id={id} className={styles.groupLabel}>
        {label}
      </div>
      {children}
    </div>
  );
}
