import { ArrowLeft } from 'lucide-react';
import styles from './DemoAlone.module.css';

/** Renders the link back from a full-screen demo; hidden in iframes. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.back} href={href} aria-label={children}>
      <ArrowLeft aria-hidden />
      <span>{children}</span>
    </a>
  );
}
