import { useEffect, useState, type RefObject } from 'react';
import { savesData } from '@/base/browser';

const signs = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Returns whether the reader scrolled near an element or interacted with it. With Save-Data only interaction counts,
 * because the icons are larger than the page.
 */
export function useIntent(element: RefObject<HTMLElement>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return undefined;
    const begin = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && begin(),
      { rootMargin: '200px' },
    );
    if (!savesData()) observer.observe(target);
    signs.forEach((sign) => target.addEventListener(sign, begin));
    if (target.contains(document.activeElement)) begin();
    return () => {
      observer.disconnect();
      signs.forEach((sign) => target.removeEventListener(sign, begin));
    };
  }, [element, isNear]);
  return isNear;
}
