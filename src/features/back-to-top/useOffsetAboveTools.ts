import { useEffect, useState, type RefObject } from 'react';

/** Selector of what the button must not cover: toolbars of demos, and copy buttons of code. */
const tools = '[role="toolbar"], .code-copy';

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

/** Smallest side of a tool, in pixels. No tool fits between two sampled points at this distance. */
const smallest = 24;

function toolsIn(box: Record<'left' | 'right' | 'top' | 'bottom', number>) {
  const rows = placesBetween(box.top, box.bottom);
  const found = placesBetween(box.left, box.right).flatMap((x) =>
    rows.flatMap((y) => document.elementsFromPoint?.(x, y) ?? []),
  );
  return found.flatMap((one) => one.closest(tools) ?? []);
}

/**
 * Returns sample points between two coordinates, at most `smallest` apart. Starts and ends a pixel further out, because
 * tools may have fractional positions.
 */
function placesBetween(start: number, end: number): number[] {
  const length = end - start + 2;
  const steps = Math.ceil(length / smallest);
  return Array.from({ length: steps + 1 }, (_, step) => start - 1 + (length * step) / steps);
}
