import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { hasCommandKey } from '@/base/browser';
import { followHash } from '@/base/code';
import { useIsomorphicLayoutEffect } from '@/base/hooks';
import { useTranslate } from '@/base/i18n';
import { listenForCopies } from './copyButtons';
import { listenForTabs } from './codeTabs';
import { keepNeededTabStops } from './keepNeededTabStops';
import { restoreTabs } from './restoreTabs';

/**
 * Adds the listeners of all code blocks and code tabs of the page, whichever component rendered them. Renders only a
 * live region that announces "Copied".
 */
export function CodeBlocks() {
  const address = useRouter()?.asPath;
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = t('code.copy');
  const copied = t('code.copied');
  const keys = t('code.copyKeys', { keys: hasCommandKey() ? '⌘C' : 'Ctrl+C' });
  const part = t('code.copyLines');
  useEffect(
    () => listenForCopies({ copy, copied, keys, part, onCopied: setCopied }),
    [copy, copied, keys, part],
  );
  useEffect(listenForTabs, []);
  useEffect(() => keepNeededTabStops(document), [address]);
  useIsomorphicLayoutEffect(() => {
    restoreTabs(document);
    followHash();
  }, [address]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {isCopied && copied}
    </div>
  );
}
