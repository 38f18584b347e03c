import type { ComponentType } from 'react';
import { printCss } from '@/model/printCss';
import { themeOf } from './assignTheme';

/** Returns the CSS variables of a demo's product theme; empty for demos with the site's theme. */
export function variablesOf(Demo: ComponentType): string {
  return printCss(themeOf(Demo)?.styleSheets() ?? []);
}

/** Adds the CSS variables of a demo's theme to a document that is not of the demo's product. */
export function addVariables(Demo: ComponentType): void {
  const css = variablesOf(Demo);
  if (css === '') return;
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
