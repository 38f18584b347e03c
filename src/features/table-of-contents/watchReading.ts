import { readHashTarget } from '@/base/address';

/**
 * Calls `onChange` once per frame while the page scrolls, with the target of a jump, or null after scrolling by hand.
 */
export function watchReading(onChange: (target: string | null) => void): () => void {
  let frame = 0;
  let target = readHashTarget();
  const update = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onChange(target);
    });
  };
  const jump = () => {
    target = readHashTarget();
    update();
  };
  const jumpByLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a[href^="#"]');
    // The address changes after the click.
    if (link) setTimeout(jump);
  };
  const release = (event: Event) => {
    if (event instanceof KeyboardEvent && !/^(Arrow|Page|Home|End| )/.test(event.key)) return;
    target = null;
    update();
  };
  const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  byHand.forEach((type) => window.addEventListener(type, release, { passive: true }));
  window.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update);
  window.addEventListener('hashchange', jump);
  document.addEventListener('click', jumpByLink);
  update();
  return () => {
    cancelAnimationFrame(frame);
    byHand.forEach((type) => window.removeEventListener(type, release));
    window.removeEventListener('scroll', update);
    window.removeEventListener('resize', update);
    window.removeEventListener('hashchange', jump);
    document.removeEventListener('click', jumpByLink);
  };
}
