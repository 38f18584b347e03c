import { useEffect, useState } from 'react';
import { useTranslate } from '@/base/i18n';
import { Notice, NoticeLinks } from '@/base/notice';
import { Button } from '@/base/ui';
import type { ProductFacts } from '@/model';
import { listAvailable, type Available } from './listAvailable';
import styles from './OfflineNotice.module.css';

interface OfflineNoticeProps {
  products: readonly ProductFacts[];
  /** Reloads the page; tests pass their own. */
  retry?: () => void;
}

const reload = () => window.location.reload();

/** Renders the page for readers without a connection, with what they can read offline. */
export function OfflineNotice({ products, retry = reload }: OfflineNoticeProps) {
  const t = useTranslate();
  const available = useAvailable();
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  const homes = products.flatMap(({ prefix, home, name }) =>
    available?.folders.includes(prefix.slice(1, -1)) ? [{ pathname: home, title: name }] : [],
  );
  const pages = [...homes, ...(available?.pages ?? [])];
  return (
    <Notice title={t('offline.pageTitle')} text={t('offline.pageText')}>
      <Button variant="solid" onClick={retry}>
        {t('offline.retry')}
      </Button>
      <div className={styles.available}>
        <NoticeLinks title={t('offline.title')} pages={pages}>
          {available && pages.length === 0 && (
            <p className={styles.nothing}>{t('offline.nothing')}</p>
          )}
        </NoticeLinks>
      </div>
    </Notice>
  );
}

/** Returns what is available offline; null until it is known. */
function useAvailable(): Available | null {
  const [available, setAvailable] = useState<Available | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async () => listAvailable(window.caches);
    look()
      .catch(() => ({ folders: [], pages: [] }))
      .then((found) => !isOver && setAvailable(found));
    return () => {
      isOver = true;
    };
  }, []);
  return available;
}
