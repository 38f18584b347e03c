import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { followHash } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { listenForCopies } from './copyButtons';
import { listenForTabs, restoreTabs } from './codeTabs';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const copyKeys = () =>
  typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad)/.test(navigator.platform)
    ? '⌘C'
    : 'Ctrl+C';

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
  const keys = t('code.copyKeys', { keys: copyKeys() });
  const part = t('code.copyLines');
  useEffect(
    () => listenForCopies({ copy, copied, keys, part, onCopied: setCopied }),
    [copy, copied, keys, part],
  );
  useEffect(listenForTabs, []);
  useEffect(() => keepNeededTabStops(document), [address]);
  useBeforePaint(() => {
    restoreTabs(document);
    followHash();
  }, [address]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {isCopied && copied}
    </div>
  );
}

/**
 * Selector of blocks that the document makes tab stops in case they scroll: keyboard users could not reach their end
 * otherwise.
 */
const scrollers = '.code code[tabindex], .table-scroll[tabindex]';

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/**
 * Removes blocks of code and tables that do not scroll from the tab order, and updates that when their width changes.
 * Returns a function that stops it.
 */
function keepNeededTabStops(root: ParentNode): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) (target as HTMLElement).tabIndex = isCut(target) ? 0 : -1;
  });
  for (const element of root.querySelectorAll(scrollers)) observer.observe(element);
  return () => observer.disconnect();
}
