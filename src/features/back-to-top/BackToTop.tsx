import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';
import styles from './BackToTop.module.css';
import { useLift } from './useLift';

function goToTop() {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  const main = document.getElementById('main-content');
  if (!main) return;
  // Tab goes on from the start of the text; the element itself is no stop.
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** A button that appears after one screen of scrolling and leads back to the start of the page. */
export function BackToTop() {
  const t = useTranslate();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  const place = useRef<HTMLDivElement>(null);
  const lift = useLift(place, isFar);
  return isFar ? (
    <div ref={place} className={styles.place} style={{ translate: `0 ${-lift}px` }}>
      <IconButton
        label={t('backToTop.label')}
        tooltip="none"
        className={styles.button}
        onClick={goToTop}
      >
        <ArrowUp aria-hidden />
      </IconButton>
    </div>
  ) : null;
}
