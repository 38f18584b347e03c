import { useLanguage, useTranslate, type Translate } from '@/base/i18n';
import { formatSize } from './formatSize';
import styles from './OfflineDownloads.module.css';
import type { DownloadState } from './standing';

interface DownloadMessageProps {
  /** Name of the product. */
  name: string;
  state: DownloadState;
}

/** Renders the progress of a running download, or announces the state of the others. */
export function DownloadMessage({ name, state }: DownloadMessageProps) {
  const t = useTranslate();
  const language = useLanguage();
  if (state.is === 'running') {
    const known = state.total > 0 && { value: state.done, max: state.total };
    return <progress {...known} aria-label={name} className={styles.progress} />;
  }
  return (
    <p role="status" className={styles.message} data-state={state.is}>
      {textOf(state, t, language)}
    </p>
  );
}

function textOf(state: DownloadState, t: Translate, language: string): string {
  switch (state.is) {
    case 'whole':
    case 'failed':
      return t(`offline.${state.is}`);
    case 'full':
      return t('offline.full', {
        needed: formatSize(state.needed, language),
        free: formatSize(state.free ?? 0, language),
      });
    default:
      return '';
  }
}
