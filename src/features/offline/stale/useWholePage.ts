import { useEffect, useState } from 'react';

const reloadPage = () => window.location.reload();

/**
 * Returns the page to render. If the host responds to a request for page data with something else, as may happen after
 * a deploy, the new page is incomplete: the previous one stays while its URL, which is already in the address bar, is
 * loaded.
 */
export function useWholePage<Page>(page: Page, isWhole: boolean, reload = reloadPage): Page {
  const [last, setLast] = useState(page);
  if (isWhole && page !== last) setLast(page);
  useEffect(() => {
    if (!isWhole) reload();
  }, [isWhole, reload]);
  return isWhole ? page : last;
}
