import Router from 'next/router';
import { isMissingOnHost, lostFile, lostRouteScript } from './lostFile';
import { buildOfPage, mayReload } from './mayReload';
import { reloadSoftly } from './reloadSoftly';

/** Handles files that are gone after a deploy: the tab reloads once, or loads the page that the reader is going to. */
export function watchLostFiles(): void {
  let destination: string | undefined;
  let isLeaving = false;
  const onStart = (url: string, { shallow }: { shallow: boolean }) => {
    destination = shallow ? undefined : url;
  };
  const onComplete = () => (destination = undefined);
  // When navigation fails, Next itself loads the destination, unless the navigation was canceled.
  const onFail = (error: { cancelled?: boolean }, url: string) => {
    if (!error.cancelled) isLeaving = true;
    else if (url === destination) destination = undefined;
  };
  const onError = async (event: Event) => {
    // Next 16.4 waits forever for a lost script that was prefetched before the reader clicked.
    const ofRoute = lostRouteScript(event);
    const url = ofRoute ?? lostFile(event);
    if (!url || !(await isMissingOnHost(url)) || isLeaving) return;
    // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- what the router would ask for is gone
    if (destination) window.location.href = destination;
    else if (!ofRoute && mayReload(buildOfPage())) reloadSoftly();
  };
  Router.events.on('routeChangeStart', onStart);
  Router.events.on('routeChangeComplete', onComplete);
  Router.events.on('routeChangeError', onFail);
  window.addEventListener('error', onError, true);
}
