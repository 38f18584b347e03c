import { useRef, type HTMLAttributes } from 'react';
import styles from './AdFrame.module.css';
import { useStayInPlace } from './useStayInPlace';

/** Renders the frame around an ad; invisible without one. Scripts and extensions may remove its element. */
export function AdFrame({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  const frame = useRef<HTMLDivElement>(null);
  useStayInPlace(frame, 1);
  return <div ref={frame} className={`${styles.frame} ${className}`} {...rest} />;
}
