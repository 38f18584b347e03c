const everything = '*, *::before, *::after';

/** Styles that let everything happen at once; events at the end of transitions still come. */
export const withoutMotion = `${everything} {
  animation-delay: 0s !important;
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  transition-delay: 0s !important;
  transition-duration: 0.01ms !important;
  scroll-behavior: auto !important;
}`;
