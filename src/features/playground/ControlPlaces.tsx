import { useEffect, useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import styles from './Controls.module.css';

interface ControlPlacesProps {
  name: string;
  /** Names of the controls. */
  controls: readonly string[];
  onNear: () => void;
}

/** Renders placeholders of the controls until their code has loaded. */
export function ControlPlaces({ name, controls, onNear }: ControlPlacesProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? whenNear(box.current, onNear) : undefined), [onNear]);
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('playground.label', { name })}
      className={styles.panel}
    >
      <div className={styles.bar} />
      <div className={styles.grid}>
        {controls.map((control) => (
          <div key={control} className={styles.cell}>
            <span className={styles.label}>{control}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Calls `start` once, when an element comes near the viewport. Returns a function that cancels it. */
function whenNear(element: Element, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
