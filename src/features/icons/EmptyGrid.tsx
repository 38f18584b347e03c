import type { CSSProperties } from 'react';
import styles from './IconGrid.module.css';

/** Height of a row in rem: with the number of columns, which is the style sheet's, it gives the height of the grid. */
export const rowHeight = 6.5;

/** What the style sheet needs to know to give a grid the height of so many icons. */
export function gridSize(count: number): CSSProperties {
  return { '--count': count, '--cell': `${rowHeight}rem` } as CSSProperties;
}

/** Keeps the place of so many icons until they are there, and what renders them. */
export function EmptyGrid({ count }: { count: number }) {
  return (
    <div className={styles.frame}>
      <div className={styles.grid} style={gridSize(count)} />
    </div>
  );
}
