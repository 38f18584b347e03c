import { printCss } from '@/model/printCss';
import { brandingTheme } from './brandingTheme';
import { createDemoTheme } from './demoTheme';

/** Returns a style sheet with the CSS variables of the site and of demos, in both color schemes. */
export function printThemeCss(): string {
  // The variables are the same in both directions.
  const themes = [brandingTheme, createDemoTheme({ direction: 'ltr' })];
  return printCss(themes.flatMap((theme) => theme.generateStyleSheets()));
}
