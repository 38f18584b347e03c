import Router from 'next/router';
import { useEffect, useState } from 'react';
import { useTranslate } from '@/base/i18n';
import styles from './NavigationProgress.module.css';

/** Milliseconds until a pending navigation shows the bar. */
const patience = 150;

/** Renders a thin bar at the top of the window during slow navigations. */
export function NavigationProgress() {
  const t = useTranslate();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      setSlow(false);
    };
    const begin = (_url: string, { shallow }: { shallow: boolean }) => {
      clearTimeout(timer);
      if (!shallow) timer = setTimeout(() => setSlow(true), patience);
    };
    Router.events.on('routeChangeStart', begin);
    Router.events.on('routeChangeComplete', end);
    Router.events.on('routeChangeError', end);
    return () => {
      end();
      Router.events.off('routeChangeStart', begin);
      Router.events.off('routeChangeComplete', end);
      Router.events.off('routeChangeError', end);
    };
  }, []);
  return isSlow ? (
    <div role="progressbar" aria-label={t('progress.loading')} className={styles.bar} />
  ) : null;
}
