const everything = '*, *::before, *::after';

/**
 * Styles that shorten transitions and animations to an instant; their end events still fire.
 *
 * Transitions last 1 ms, but begin 0.01 % before their end: elements without a transition of their own have one now, for
 * `all` properties, and code that measures right after a change, as charts do with their labels, reads its first value.
 */
export const withoutMotion = `${everything} {
  animation-delay: 0s !important;
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  transition-delay: -9.999s !important;
  transition-duration: 10s !important;
  scroll-behavior: auto !important;
}`;
