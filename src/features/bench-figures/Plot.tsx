import { keepsBudget, type BenchRow } from '@/model';
import styles from './BenchFigures.module.css';

/** Size of the SVG's view box. */
const size = { width: 200, height: 16 } as const;

/** Renders a figure as a bar, with a line at its budget. The numbers next to it say the same. */
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

/** Positions of a figure and its budget on a plot, from 0 to 1. */
interface PlotScale {
  figure: number;
  budget: number;
}

/** Position of the larger value on the plot, from 0 to 1. The rest of the plot shows that the scale goes on. */
const largest = 0.9;

/** Returns the positions of a figure and its budget on a scale from zero; undefined without a budget. */
function scaleOf({ figure, most, least }: BenchRow): PlotScale | undefined {
  const budget = most ?? least;
  if (budget === undefined) return undefined;
  const end = Math.max(figure, budget);
  const place = (value: number) => (end > 0 ? (Math.max(0, value) / end) * largest : 0);
  return { figure: place(figure), budget: place(budget) };
}
