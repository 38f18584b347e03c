import { useRef, type HTMLAttributes } from 'react';
import styles from './AdFrame.module.css';
import { useKeptInPlace } from './useKeptInPlace';

/** The frame around an ad that is there; without an ad nothing of it shows. Whoever is in the page may remove it. */
export function AdFrame({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  const frame = useRef<HTMLDivElement>(null);
  useKeptInPlace(frame, 1);
  return <div ref={frame} className={`${styles.frame} ${className}`} {...rest} />;
}
