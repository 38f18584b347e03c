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

/** Makes every code block and code tab of the page work, whoever rendered it; shows nothing, says "Copied" aloud. */
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

/** What the document makes a tab stop in case it scrolls: a reader without a mouse could not see its end. */
const scrollers = '.code code[tabindex], .table-scroll[tabindex]';

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/** Leaves those blocks of code and tables among the tab stops that scroll, at every width. Returns how to stop. */
function keepNeededTabStops(root: ParentNode): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) (target as HTMLElement).tabIndex = isCut(target) ? 0 : -1;
  });
  for (const element of root.querySelectorAll(scrollers)) observer.observe(element);
  return () => observer.disconnect();
}
