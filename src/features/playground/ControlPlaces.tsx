import { useEffect, useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import styles from './Controls.module.css';
import { whenNear } from './whenNear';

interface ControlPlacesProps {
  name: string;
  /** Names of the controls. */
  controls: readonly string[];
  onNear: () => void;
}

/** Keeps the place of the controls until they are there. */
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
