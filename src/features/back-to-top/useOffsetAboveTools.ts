import { useEffect, useState, type RefObject } from 'react';
import { toolsIn } from './toolsIn';

/** Pixels between the button and the tools below it. */
const gap = 8;

/** Returns how many pixels an element must move up so that it covers no tools, at every scroll position. */
export function useOffsetAboveTools(ref: RefObject<HTMLElement>): number {
  const [lift, setLift] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
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
  }, [ref]);
  return lift;
}

/** Maximum number of steps: above one toolbar there may be another. */
const mostRises = 4;

function liftOver(element: HTMLElement): number {
  const { offsetLeft: left, offsetTop: rest, offsetWidth: width, offsetHeight: height } = element;
  let top = rest;
  for (let rise = 0; rise < mostRises; rise += 1) {
    const covered = toolsIn({ left, right: left + width, top, bottom: top + height });
    if (covered.length === 0) break;
    top = Math.min(...covered.map((one) => one.getBoundingClientRect().top)) - gap - height;
  }
  return rest - top;
}
