const motion = /\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/gi;
const always = '(min-width: 0px)';
const never = '(max-width: -1px)';

let isReduced: (() => boolean) | undefined;

/**
 * Lets scripts of this window hear that motion is to be reduced whenever `reduced` says so; else they hear what the
 * reader's system says. Rules in style sheets are left alone: what they move, {@link withoutMotion} stops.
 */
export function answerMotionQueries(reduced: () => boolean): void {
  const isFirst = isReduced === undefined;
  isReduced = reduced;
  if (!isFirst || typeof window.matchMedia !== 'function') return;
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(isReduced?.() ? withReducedMotion(query) : query);
}

/** A media query as it would be answered where motion is reduced. */
export function withReducedMotion(query: string): string {
  return String(query).replace(motion, (_, value: string | undefined) =>
    value === undefined || value.toLowerCase() === 'reduce' ? always : never,
  );
}
