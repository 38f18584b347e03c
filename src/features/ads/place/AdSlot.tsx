import { useTranslate } from '@/base/i18n';
import styles from './AdSlot.module.css';

/** The place of a page's ad. It has its height before anything is in it, so that nothing moves later. */
export function AdSlot() {
  const t = useTranslate();
  return (
    <aside aria-label={t('ads.label')} className={styles.slot} data-ad-slot data-print="hide" />
  );
}
