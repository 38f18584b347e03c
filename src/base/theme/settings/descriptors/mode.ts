import type { Setting } from './setting';

/** The chosen color mode: a color scheme, or that of the operating system. */
export type Mode = 'system' | 'light' | 'dark';

/** The color mode. */
export const mode: Setting<Mode> = {
  key: 'mui-mode',
  // Read by MUI's own provider, which demos may use.
  alongside: { 'mui-color-scheme-light': 'light', 'mui-color-scheme-dark': 'dark' },
  parse: (stored) => (stored === 'light' || stored === 'dark' ? stored : 'system'),
  format: (value) => value,
  look: (_, scheme) => ({ 'data-mui-color-scheme': scheme }),
};
