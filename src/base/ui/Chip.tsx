import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { joinClasses } from './joinClasses';

/** Properties of {@link Chip}. */
export interface ChipProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'warning';
  className?: string;
}

/** Renders a word in a thin frame, such as the plan of a search result. */
export function Chip({ children, tone = 'neutral', className }: ChipProps) {
  return <span className={joinClasses(styles.chip, styles[tone], className)}>{children}</span>;
}
