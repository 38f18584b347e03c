import { useEffect, useState } from 'react';
import { useAdConfig } from '../AdContext';
import { PictureAd } from '../PictureAd';
import { useDisplayEvent } from '../useDisplayEvent';
import { loadAd, type LoadedAd } from './loadAd';
import styles from './RemoteAd.module.css';

/** Properties of {@link RemoteAd}. */
export interface RemoteAdProps {
  /** URL of the remote service's JSON. */
  url: string;
  /** Called when the service has no ad. */
  onNone: () => void;
}

const label = 'carbon-demo-inline';

/** Fetches an ad from the remote service and renders it. */
export function RemoteAd({ url, onNone }: RemoteAdProps) {
  const { GADisplayRatio, random } = useAdConfig();
  const [loaded, setLoaded] = useState<LoadedAd>();
  useDisplayEvent(loaded ? label : null, GADisplayRatio, random);

  useEffect(() => {
    const abort = new AbortController();
    void loadAd(url, abort.signal).then((found) => {
      if (abort.signal.aborted) return;
      if (found) setLoaded(found);
      else onNone();
    });
    return () => abort.abort();
  }, [url, onNone]);

  if (!loaded) return null;
  const { ad, html } = loaded;
  return (
    <>
      <PictureAd
        href={ad.link}
        pictures={ad.image ? [{ src: ad.image }] : []}
        html={html}
        poweredBy={ad.company || 'Carbon'}
        label={label}
      />
      <Pixels addresses={ad.pixels} />
    </>
  );
}

/** Reports the display to the ad's services, by loading their invisible tracking pixels. */
function Pixels({ addresses }: { addresses: readonly string[] }) {
  return addresses.map((src) => (
    // eslint-disable-next-line @next/next/no-img-element -- a static export has no image optimizer
    <img key={src} src={src} alt="" aria-hidden width={1} height={1} className={styles.pixel} />
  ));
}
