import { useSyncExternalStore } from 'react';
import { useLanguage, useTranslate } from '@/base/i18n';
import type { ProductFacts } from '@/model';
import { downloads } from './downloadStore';
import { formatSize } from './formatSize';
import styles from './OfflineDownloads.module.css';
import { ProductRow } from './ProductRow';
import { useRegistration } from './useRegistration';

/** Properties of {@link OfflineDownloads}. */
export interface OfflineDownloadsProps {
  products: readonly ProductFacts[];
}

/**
 * Renders the list of products that can be made available offline, with their sizes. Renders nothing without a service
 * worker.
 */
export function OfflineDownloads({ products }: OfflineDownloadsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const isReady = useRegistration();
  const { index, states } = useSyncExternalStore(downloads.subscribe, downloads.get);
  const rows = products.flatMap((product) => {
    const folder = product.prefix.slice(1, -1);
    const state = states[folder];
    const size = index?.products.find((one) => one.folder === folder)?.size;
    // Without a connection, only downloaded products can be listed and removed.
    const isShown = state && (size !== undefined || state.is !== 'absent');
    return isShown ? [{ name: product.name, folder, state, size }] : [];
  });
  if (!isReady || rows.length === 0) return null;
  return (
    <section aria-label={t('offline.make')}>
      <p className={styles.title} aria-hidden>
        {t('offline.make')}
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
