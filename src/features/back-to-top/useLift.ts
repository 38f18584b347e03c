import { useEffect, useState, type RefObject } from 'react';

/** What the button must not cover: the tools of demos, and buttons in code. */
const tools = '[role="toolbar"], .code-copy';

/** Pixels between the button and what it makes way for. */
const gap = 8;

/** How many pixels an element must rise so that it covers no tools, wherever the page is scrolled to. */
export function useLift(ref: RefObject<HTMLElement>, isShown: boolean): number {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return undefined;
    let frame = 0;
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setLift(liftOver(element));
      });
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ref, isShown]);
  return lift;
}

function liftOver(element: HTMLElement): number {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
  const places = [left, left + width].flatMap((x) => [top, top + height].map((y) => [x, y]));
  const found = places.flatMap(([x = 0, y = 0]) => document.elementsFromPoint?.(x, y) ?? []);
  const covered = found.flatMap((one) => one.closest(tools) ?? []);
  const tops = covered.map((one) => top + height + gap - one.getBoundingClientRect().top);
  return Math.max(0, ...tops);
}
