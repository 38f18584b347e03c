import { useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import styles from './AdSlot.module.css';
import { useStayInPlace } from './useStayInPlace';

/** Every ancestor: whoever removes one of them must not end the next navigation. */
const allLevels = Number.POSITIVE_INFINITY;

/**
 * The place of a page's ad: a box that keeps its height (spec §9) and, inside it, the slot. React owns the box alone. The
 * slot is markup, so that a blocker may remove it before the page hydrates or at any later time.
 */
export function AdSlot() {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useStayInPlace(box, allLevels);
  const label = t('ads.label').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const slot = `<aside aria-label="${label}" class="${styles.slot}" data-ad-slot></aside>`;
  return (
    <div
      ref={box}
      className={styles.box}
      data-print="hide"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: slot }}
    />
  );
}
