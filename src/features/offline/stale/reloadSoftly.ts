import { isReaderAtWork } from './readerAtWork';

/** How often a page that has to wait looks whether it may reload (ms). */
const pace = 1000;

/** Reloads a document where it is; the browser keeps the place in it. */
export type Reload = () => void;

/** Reloads this page. */
export const reloadPage: Reload = () => window.location.reload();

/** Reloads the page, but not while that would take something from the reader: then as soon as it does not. */
export function reloadSoftly(reload: Reload = reloadPage): void {
  if (isReaderAtWork()) setTimeout(() => reloadSoftly(reload), pace);
  else reload();
}
