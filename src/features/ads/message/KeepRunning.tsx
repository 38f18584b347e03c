import { X } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';
import styles from './KeepRunning.module.css';

/** Properties of {@link KeepRunning}. */
export interface KeepRunningProps {
  onDismiss: () => void;
}

/** Renders the message that asks readers who block ads for support. */
export function KeepRunning({ onDismiss }: KeepRunningProps) {
  const t = useTranslate();
  return (
    <div className={styles.message}>
      <p className={styles.title}>{t('ads.keepRunning')}</p>
      <p>{t('ads.keepRunningText')}</p>
      <IconButton label={t('ads.dismiss')} onClick={onDismiss} className={styles.close}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
