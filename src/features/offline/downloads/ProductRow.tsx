import { CircleCheck } from 'lucide-react';
import { useLanguage } from '@/base/i18n';
import type { DownloadState } from './standing';
import { formatSize } from './formatSize';
import styles from './OfflineDownloads.module.css';
import { useFocusInside } from './useFocusInside';
import { DownloadActions } from './DownloadActions';
import { DownloadMessage } from './DownloadMessage';

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
        <DownloadActions folder={folder} state={state} />
      </div>
      <DownloadMessage name={name} state={state} />
    </li>
  );
}
