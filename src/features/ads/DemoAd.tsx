import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useTranslate } from '@/base/i18n';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import { AdErrorBoundary } from './AdErrorBoundary';
import { useAdConfig } from './AdContext';
import styles from './DemoAd.module.css';
import { isCrawler } from './isCrawler';
import { useStayInPlace } from './place/useStayInPlace';
import type { RemoteAdProps } from './remote/RemoteAd';
import { useCollapse } from './useCollapse';

const loadAd = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./remote/RemoteAd'));

/**
 * Renders the ad below a demo, once the reader has opened the demo's code. Renders nothing without a remote ad service.
 * The box has its full height from the click on, so that nothing moves when the ad arrives.
 */
export function DemoAd() {
  const { remoteUrl } = useAdConfig();
  return remoteUrl && !isCrawler(navigator.userAgent) ? <AdBox url={remoteUrl} /> : null;
}

function AdBox({ url }: { url: string }) {
  const t = useTranslate();
  const [Ad, setAd] = useState<ComponentType<RemoteAdProps>>();
  const [hasNone, setNone] = useState(false);
  const [box, isCollapsed] = useCollapse(hasNone);
  useStayInPlace(box, 1);
  const onNone = useCallback(() => setNone(true), []);
  useEffect(() => {
    loadAd().then(({ RemoteAd }) => setAd(() => RemoteAd), onNone);
  }, [onNone]);
  if (isCollapsed) return null;
  return (
    <aside ref={box} aria-label={t('ads.label')} className={styles.box} data-print="hide">
      {Ad && !hasNone && (
        <AdErrorBoundary label="demo">
          <Ad url={url} onNone={onNone} />
        </AdErrorBoundary>
      )}
    </aside>
  );
}
