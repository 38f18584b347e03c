import { useEffect, useState, type RefObject } from 'react';
import { readHashTarget } from '@/base/address';
import { findReadSection } from './findReadSection';

/** Height of the line at which reading starts, as a share of the viewport's height. */
const lineShare = 0.2;

/** Returns the position of a section; nothing for one that isn't displayed, such as a row that a filter hides. */
function topOf(id: string) {
  const element = document.getElementById(id);
  if (!element || element.checkVisibility?.() === false) return [];
  return [{ id, top: element.getBoundingClientRect().top }];
}

function read(ids: readonly string[], target: string | null): string | null {
  const { scrollHeight } = document.documentElement;
  const bottom = window.scrollY + window.innerHeight;
  const atEnd = window.scrollY > 0 && bottom >= scrollHeight - 2;
  return findReadSection(ids.flatMap(topOf), {
    line: window.innerHeight * lineShare,
    atEnd,
    target,
  });
}

/**
 * Calls `onChange` once per frame while the page scrolls, with the target of a jump, or null after scrolling by hand.
 */
function watchReading(onChange: (target: string | null) => void): () => void {
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

/**
 * Returns the id of the current section, following scrolling and jumps; null while the list is not displayed, because
 * it is for other screen sizes.
 */
export function useReadSection(
  ids: readonly string[],
  list: RefObject<HTMLElement>,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(
    () =>
      watchReading((target) => {
        // Safari lacks `checkVisibility` before 17.4: there, both lists follow.
        const isHidden = list.current?.checkVisibility?.() === false;
        setCurrent(isHidden ? null : read(ids, target));
      }),
    [ids, list],
  );
  return current;
}
