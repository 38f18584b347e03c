import { useEffect, useState } from 'react';

const reloadPage = () => window.location.reload();

/**
 * The page to show. When the host answers a request for a page's data with something else, as it may after a deploy,
 * the page that came is not whole: the one before stays while the address, which is already the new one, is loaded.
 */
export function useWholePage<Page>(page: Page, isWhole: boolean, reload = reloadPage): Page {
  const [last, setLast] = useState(page);
  if (isWhole && page !== last) setLast(page);
  useEffect(() => {
    if (!isWhole) reload();
  }, [isWhole, reload]);
  return isWhole ? page : last;
}
