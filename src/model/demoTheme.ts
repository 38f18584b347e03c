import type { ComponentType, ReactNode } from 'react';
import type { CssRules } from './printCss';

/** What of a reader's settings the theme of a demo follows; spacing and colors are CSS variables. */
export interface DemoLook {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Small sizes and narrow margins. */
  dense: boolean;
}

/**
 * A product's own theme for its demos. Styles take every color from CSS variables: the server renders one markup for
 * both color schemes.
 */
export interface DemoTheme {
  /** Surrounds each demo, on the server and in the browser. Its first render has to look as one in light mode. */
  Provider: ComponentType<{ look: DemoLook; children: ReactNode }>;
  /**
   * The CSS variables of both color schemes, chosen by the attribute `data-mui-color-scheme` of `html`. All selectors begin
   * with `html`.
   */
  styleSheets: () => readonly CssRules[];
}
