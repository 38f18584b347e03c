import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';
import styles from './ScrollUp.module.css';
import { useOffsetAboveTools } from './useOffsetAboveTools';

function goToTop() {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  const main = document.getElementById('main-content');
  if (!main) return;
  // Makes the main element focusable by script, so that Tab continues from there, without making it a tab stop.
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Renders the button that scrolls to the top. It moves up where it would cover toolbars. */
export function ScrollUp() {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const lift = useOffsetAboveTools(place);
  return (
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
  );
}
