import { CircleCheck, Download, RefreshCw, Trash2, X } from 'lucide-react';
import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { useLanguage, useTranslate, type Translate } from '@/base/i18n';
import { Button } from '@/base/ui';
import { cancelDownload, removeDownload, startDownload, type DownloadState } from './downloadStore';
import { formatSize } from './formatSize';
import styles from './OfflineDownloads.module.css';

interface ProductRowProps {
  name: string;
  folder: string;
  state: DownloadState;
  /** Size in bytes; undefined without a connection. */
  size?: number;
}

/** Renders a product: its size, its state, and what the reader can do. */
export function ProductRow({ name, folder, state, size }: ProductRowProps) {
  const language = useLanguage();
  const focus = useFocusInside(state.is);
  return (
    <li role="group" aria-label={name} className={styles.product}>
      <div className={styles.facts}>
        <span className={styles.name}>
          {name}
          {state.is === 'whole' && <CircleCheck aria-hidden size={15} className={styles.check} />}
        </span>
        <bdi className={styles.size}>{size !== undefined && formatSize(size, language)}</bdi>
      </div>
      <div className={styles.actions} {...focus}>
        <Actions folder={folder} state={state} />
      </div>
      <Message name={name} state={state} />
    </li>
  );
}

/**
 * Returns props for a row's actions. When the focused action is removed because the state changed to `is`, the next one
 * gets the focus; otherwise the focus would leave the drawer.
 */
function useFocusInside(is: DownloadState['is']) {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (!isInside.current || ref.current?.contains(document.activeElement)) return;
    ref.current?.querySelector('button')?.focus();
  }, [is]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    // Blur events of a window that becomes inactive do not count.
    onBlur: ({ target }: FocusEvent) => {
      isInside.current = target === document.activeElement;
    },
  };
}

function Actions({ folder, state }: Pick<ProductRowProps, 'folder' | 'state'>) {
  const t = useTranslate();
  const start = { absent: 'download', partial: 'resume', outdated: 'update' } as const;
  if (state.is === 'running') {
    return (
      <Button size="small" icon={<X aria-hidden />} onClick={() => void cancelDownload(folder)}>
        {t('offline.cancel')}
      </Button>
    );
  }
  const word = state.is in start ? start[state.is as keyof typeof start] : 'resume';
  const Icon = word === 'update' ? RefreshCw : Download;
  return (
    <>
      {state.is !== 'whole' && (
        <Button size="small" icon={<Icon aria-hidden />} onClick={() => void startDownload(folder)}>
          {t(`offline.${word}`)}
        </Button>
      )}
      {state.is !== 'absent' && (
        <Button
          size="small"
          variant="plain"
          icon={<Trash2 aria-hidden />}
          onClick={() => void removeDownload(folder)}
        >
          {t('offline.remove')}
        </Button>
      )}
    </>
  );
}

function Message({ name, state }: Pick<ProductRowProps, 'name' | 'state'>) {
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
    case 'full': {
      const [needed, free] = [state.needed, state.free ?? 0].map((bytes) =>
        formatSize(bytes, language),
      );
      return t('offline.full', { needed: needed ?? '', free: free ?? '' });
    }
    default:
      return '';
  }
}
