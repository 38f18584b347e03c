import { useEffect, useState, type RefObject } from 'react';

/** What the button must not cover: the tools of demos, and buttons in code. */
const tools = '[role="toolbar"], .code-copy';

/** Pixels between the button and what it makes way for. */
const gap = 8;

/** How many pixels an element must rise so that it covers no tools, wherever the page is scrolled to. */
export function useLift(ref: RefObject<HTMLElement>): number {
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

/** How often it rises: where it would cover the next tools, it goes above these too. */
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

/** The smallest side of a tool, in pixels: none fits between two places that are asked. */
const smallest = 24;

function toolsIn(box: Record<'left' | 'right' | 'top' | 'bottom', number>) {
  const rows = placesBetween(box.top, box.bottom);
  const found = placesBetween(box.left, box.right).flatMap((x) =>
    rows.flatMap((y) => document.elementsFromPoint?.(x, y) ?? []),
  );
  return found.flatMap((one) => one.closest(tools) ?? []);
}

/** Both ends, a pixel further out because tools lie at fractions of a pixel, and what is needed between them. */
function placesBetween(start: number, end: number): number[] {
  const length = end - start + 2;
  const steps = Math.ceil(length / smallest);
  return Array.from({ length: steps + 1 }, (_, step) => start - 1 + (length * step) / steps);
}
