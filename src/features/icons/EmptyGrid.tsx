import type { CSSProperties } from 'react';
import styles from './IconGrid.module.css';

/**
 * Height of a row in rem. Together with the number of columns, which the style sheet sets, it determines the height of
 * the grid.
 */
export const rowHeight = 6.5;

/** Returns the CSS variables that give a grid the height for this number of icons. */
export function gridSize(count: number): CSSProperties {
  return { '--count': count, '--cell': `${rowHeight}rem` } as CSSProperties;
}

/** Renders a placeholder with the height of a grid until the icons and the grid's code have loaded. */
export function EmptyGrid({ count }: { count: number }) {
  return (
    <div className={styles.frame}>
      <div className={styles.grid} style={gridSize(count)} />
    </div>
  );
}
