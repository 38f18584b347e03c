const motion = /\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/gi;
const always = '(min-width: 0px)';
const never = '(max-width: -1px)';

let isReduced: (() => boolean) | undefined;

/**
 * Makes `matchMedia` answer queries for reduced motion with yes whenever `reduced` returns true, and with the answer of
 * the reader's system otherwise. It does not reach style sheets: `withoutMotion` stops what they animate.
 */
export function answerMotionQueries(reduced: () => boolean): void {
  const isFirst = isReduced === undefined;
  isReduced = reduced;
  if (!isFirst || typeof window.matchMedia !== 'function') return;
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(isReduced?.() ? withReducedMotion(query) : query);
}

/** Returns a media query that is answered as the given one would be where motion is reduced. */
export function withReducedMotion(query: string): string {
  return String(query).replace(motion, (_, value: string | undefined) =>
    value === undefined || value.toLowerCase() === 'reduce' ? always : never,
  );
}
