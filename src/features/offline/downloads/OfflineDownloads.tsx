import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage, useTranslate } from '@/base/i18n';
import type { ProductFacts } from '@/model';
import { downloads, lookAround } from './downloadStore';
import { formatSize } from './formatSize';
import styles from './OfflineDownloads.module.css';
import { ProductRow } from './ProductRow';

/** Properties of {@link OfflineDownloads}. */
export interface OfflineDownloadsProps {
  products: readonly ProductFacts[];
}

/** The products that can be read without a connection, and what each takes. Nothing where no worker is at work. */
export default function OfflineDownloads({ products }: OfflineDownloadsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const isReady = useRegistration();
  const { index, states } = useSyncExternalStore(downloads.subscribe, downloads.get);
  const rows = products.flatMap((product) => {
    const folder = product.prefix.slice(1, -1);
    const state = states[folder];
    const size = index?.products.find((one) => one.folder === folder)?.size;
    // Without a connection only what is here can be shown, and removed.
    const isShown = state && (size !== undefined || state.is !== 'absent');
    return isShown ? [{ name: product.name, folder, state, size }] : [];
  });
  if (!isReady || rows.length === 0) return null;
  return (
    <section aria-label={t('offline.title')}>
      <p className={styles.title} aria-hidden>
        {t('offline.title')}
      </p>
      <p className={styles.text}>
        {t('offline.text')}
        {index && index.sharedSize > 0 && (
          <> {t('offline.shared', { size: formatSize(index.sharedSize, language) })}</>
        )}
      </p>
      <ul className={styles.products}>
        {rows.map((row) => (
          <ProductRow key={row.folder} {...row} />
        ))}
      </ul>
    </section>
  );
}

/** Whether a worker is there to give out what is downloaded; then also learns what there is. */
function useRegistration(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isOver = false;
    const check = async () => {
      await navigator.serviceWorker.ready;
      // A kill switch is ready for a moment, too.
      if (!(await navigator.serviceWorker.getRegistration()) || isOver) return;
      await lookAround();
      setReady(true);
    };
    check().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, []);
  return isReady;
}
