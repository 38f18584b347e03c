import { useEffect, useState, type ComponentType } from 'react';
import { hasWorker } from '../registration/startOffline';
import type { OfflineDownloadsProps } from './OfflineDownloads';

/** "Make available offline" of the settings; what it is made of arrives when the reader opens them. */
export function OfflineSetting(props: OfflineDownloadsProps) {
  const [Content, setContent] = useState<ComponentType<OfflineDownloadsProps>>();
  useEffect(() => {
    if (!hasWorker()) return;
    import('./OfflineDownloads').then(
      (module) => setContent(() => module.default),
      () => undefined,
    );
  }, []);
  return Content ? <Content {...props} /> : null;
}
