import { useRef, type HTMLAttributes } from 'react';
import styles from './AdFrame.module.css';
import { useStayInPlace } from './useStayInPlace';

/** The frame around an ad that is there; without an ad nothing of it shows. Whoever is in the page may remove it. */
export function AdFrame({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  const frame = useRef<HTMLDivElement>(null);
  useStayInPlace(frame, 1);
  return <div ref={frame} className={`${styles.frame} ${className}`} {...rest} />;
}
