import { useId, type ReactNode } from 'react';
import styles from './Menu.module.css';

/** Entries of a menu that belong together, under a name, set off by a line. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.groupLabel}>
        {label}
      </div>
      {children}
    </div>
  );
}
