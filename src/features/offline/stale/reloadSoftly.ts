import { isReaderAtWork } from './readerAtWork';

/** Milliseconds between checks whether a pending reload is allowed. */
const pace = 1000;

/** Reloads the page; the browser restores the scroll position. */
export type Reload = () => void;

/** Reloads this page. */
export const reloadPage: Reload = () => window.location.reload();

/** Reloads the page as soon as the reader's work would not be lost. */
export function reloadSoftly(reload: Reload = reloadPage): void {
  if (isReaderAtWork()) setTimeout(() => reloadSoftly(reload), pace);
  else reload();
}
