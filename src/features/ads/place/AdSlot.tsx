import { useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import { escapeAttribute } from '@/model/escape';
import styles from './AdSlot.module.css';
import { useStayInPlace } from './useStayInPlace';

/** All ancestors: removing any of them must not break the next navigation. */
const allLevels = Number.POSITIVE_INFINITY;

/**
 * Renders the place of a page's ad: a box that keeps its height (spec §9) and, inside it, the slot. React owns the box
 * only. The slot is plain HTML, so that an ad blocker may remove it before hydration or at any time later.
 */
export function AdSlot() {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useStayInPlace(box, allLevels);
  const label = escapeAttribute(t('ads.label'));
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
