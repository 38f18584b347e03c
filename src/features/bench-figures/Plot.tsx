import { keepsBudget, type BenchRow } from '@/model';
import { scaleOf } from './scaleOf';
import styles from './BenchFigures.module.css';

/** Units of the drawing across and down. */
const size = { width: 200, height: 16 } as const;

/** A bar as long as the figure, and a line at its budget. The numbers next to it say the same. */
export function Plot({ row }: { row: BenchRow }) {
  const scale = scaleOf(row);
  if (!scale) return null;
  const { width, height } = size;
  const bar = keepsBudget(row) ? styles.bar : styles.barMissed;
  const budget = scale.budget * width;
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.track} y="4" width={width} height={height - 8} />
      <rect className={bar} y="4" width={scale.figure * width} height={height - 8} />
      <line className={styles.line} x1={budget} x2={budget} y1="0" y2={height} />
    </svg>
  );
}
