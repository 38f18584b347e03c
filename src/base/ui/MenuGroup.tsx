import { useId, type ReactNode } from 'react';
import { joinClasses } from './joinClasses';
import styles from './Menu.module.css';

/** Properties of {@link MenuGroup}. */
export interface MenuGroupProps {
  label: string;
  /** Renders two entries per row, for short ones in a long menu. */
  isInPairs?: boolean;
  children: ReactNode;
}

/** Renders a group of menu entries with a label and a line that separates it from others. */
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
