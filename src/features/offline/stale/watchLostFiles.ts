import Router from 'next/router';
import { isGone, lostFile, lostRouteScript } from './lostFile';
import { buildOfPage, mayReload } from './mayReload';
import { reloadSoftly } from './reloadSoftly';

/** After a deploy an open tab asks for files that are gone: it then reloads, once, where the reader wanted to go. */
export function watchLostFiles(): void {
  let destination: string | undefined;
  let isLeaving = false;
  const onStart = (url: string, { shallow }: { shallow: boolean }) => {
    destination = shallow ? undefined : url;
  };
  const onComplete = () => (destination = undefined);
  // Next leaves for the destination itself when navigation fails, but not when the reader chose another one.
  const onFail = (error: { cancelled?: boolean }, url: string) => {
    if (!error.cancelled) isLeaving = true;
    else if (url === destination) destination = undefined;
  };
  const onError = async (event: Event) => {
    // Next 16.4 waits for ever for a script that is lost when it was asked for in advance and the reader clicked since.
    const ofRoute = lostRouteScript(event);
    const url = ofRoute ?? lostFile(event);
    if (!url || !(await isGone(url)) || isLeaving) return;
    // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- what the router would ask for is gone
    if (destination) window.location.href = destination;
    else if (!ofRoute && mayReload(buildOfPage())) reloadSoftly();
  };
  Router.events.on('routeChangeStart', onStart);
  Router.events.on('routeChangeComplete', onComplete);
  Router.events.on('routeChangeError', onFail);
  window.addEventListener('error', onError, true);
}
