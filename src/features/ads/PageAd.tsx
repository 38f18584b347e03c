import { useState } from 'react';
import { useAdConfig } from './AdContext';
import { chooseAd, labelOf } from './chooseAd';
import { HouseAd } from './HouseAd';
import { isCrawler } from './isCrawler';
import { dismiss, isDismissed } from './message/dismissal';
import { KeepRunning } from './message/KeepRunning';
import { useNetworkAd } from './network/useNetworkAd';
import styles from './PageAd.module.css';
import { AdFrame } from './place/AdFrame';
import { useDisplayEvent } from './useDisplayEvent';

/** Renders the ad of a page: the network's, one of ours, or a message to readers who block ads (spec §4). */
export function PageAd() {
  const { GADisplayRatio, random, style, networkScript, inHouseAds } = useAdConfig();
  const [luck] = useState(() => ({ message: random(), ad: random() }));
  const [isMessageDismissed, setDismissed] = useState(() => isDismissed());
  const [forCrawler] = useState(() => isCrawler(navigator.userAgent));
  const script = forCrawler ? undefined : networkScript;
  const [network, box] = useNetworkAd(script);
  const choice = chooseAd({
    isCrawler: forCrawler,
    hasNetwork: script !== undefined,
    network,
    luck,
    isMessageDismissed,
    inHouseAds,
  });
  const label = labelOf(choice, network, style);
  useDisplayEvent(label, GADisplayRatio, random);

  function onDismiss() {
    dismiss();
    setDismissed(true);
  }

  return (
    <>
      {script && (
        // Hidden until the ad is complete: a script that fails may leave half of one.
        <AdFrame hidden={choice.kind !== 'network' || network !== 'shown'} className={styles.frame}>
          <div
            ref={box}
            className={styles.network}
            data-ad-style={style}
            data-ga-event-category="ad"
            data-ga-event-action="click"
            data-ga-event-label={`carbon-${style}`}
          />
        </AdFrame>
      )}
      {choice.kind === 'inHouse' && (
        <AdFrame>
          <HouseAd ad={choice.ad} style={style} />
        </AdFrame>
      )}
      {choice.kind === 'message' && (
        <AdFrame>
          <KeepRunning onDismiss={onDismiss} />
        </AdFrame>
      )}
    </>
  );
}
