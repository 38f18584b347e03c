import { useEffect, useState, type ComponentType } from 'react';
import { hasWorker } from '../registration/startOffline';
import type { OfflineDownloadsProps } from './OfflineDownloads';

/** Renders the setting "Make available offline". Its code is loaded when the reader opens the settings. */
export function OfflineSetting(props: OfflineDownloadsProps) {
  const [Content, setContent] = useState<ComponentType<OfflineDownloadsProps>>();
  useEffect(() => {
    if (!hasWorker()) return;
    import('./OfflineDownloads').then(
      ({ OfflineDownloads }) => setContent(() => OfflineDownloads),
      () => undefined,
    );
  }, []);
  return Content ? <Content {...props} /> : null;
}
