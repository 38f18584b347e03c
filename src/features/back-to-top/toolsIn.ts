/** Selector of what the button must not cover: toolbars of demos, and copy buttons of code. */
const tools = '[role="toolbar"], .code-copy';

/** Smallest side of a tool, in pixels. No tool fits between two sampled points at this distance. */
const smallest = 24;

/** Returns the tools that are, at least in part, in a box of the viewport. */
export function toolsIn(box: Record<'left' | 'right' | 'top' | 'bottom', number>) {
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
