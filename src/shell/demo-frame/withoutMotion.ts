const everything = '*, *::before, *::after';

/** Styles that shorten transitions and animations to an instant; their end events still fire. */
export const withoutMotion = `${everything} {
  animation-delay: 0s !important;
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  transition-delay: 0s !important;
  transition-duration: 0.01ms !important;
  scroll-behavior: auto !important;
}`;
