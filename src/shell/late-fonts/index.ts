export { fontsOf } from './fontsOf';
export { useLateFonts } from './useLateFonts';
