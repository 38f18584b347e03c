import { ArrowLeft } from 'lucide-react';
import styles from './DemoAlone.module.css';

/** The way back from a demo that has the window for itself; in a frame nobody sees it. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.back} href={href} aria-label={children}>
      <ArrowLeft aria-hidden />
      <span>{children}</span>
    </a>
  );
}
