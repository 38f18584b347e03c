import { useEffect, useState } from 'react';
import { loadDownloads } from './loadDownloads';

/**
 * Returns whether a service worker is registered, and loads the state of downloads; again whenever the reader comes
 * back, because another tab may have changed it.
 */
export function useRegistration(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isOver = false;
    const lookAgain = () => void loadDownloads().catch(() => undefined);
    const check = async () => {
      await navigator.serviceWorker.ready;
      // The kill switch is also ready for a moment, before it unregisters.
      if (!(await navigator.serviceWorker.getRegistration()) || isOver) return;
      await loadDownloads();
      if (isOver) return;
      setReady(true);
      window.addEventListener('focus', lookAgain);
    };
    check().catch(() => undefined);
    return () => {
      isOver = true;
      window.removeEventListener('focus', lookAgain);
    };
  }, []);
  return isReady;
}
