import type { ComponentType, ReactNode } from 'react';
import type { CssRules } from './printCss';

/** The reader's settings that a demo's theme follows; spacing and colors are CSS variables. */
export interface DemoLook {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Whether to use small sizes and narrow margins. */
  dense: boolean;
}

/**
 * A product's own theme for its demos. Styles take all colors from CSS variables, because the server's markup is the
 * same for both color schemes.
 */
export interface DemoTheme {
  /** Wraps each demo, on the server and in the browser. Its first render must be in light mode. */
  Provider: ComponentType<{ look: DemoLook; children: ReactNode }>;
  /**
   * The CSS variables of both color schemes, selected by the attribute `data-mui-color-scheme` of `html`. All
   * selectors must begin with `html`.
   */
  styleSheets: () => readonly CssRules[];
}
