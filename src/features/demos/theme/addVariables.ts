import type { ComponentType } from 'react';
import { printCss } from '@/model/printCss';
import { themeOf } from './assignTheme';

/** The variables of the theme that a demo's product brings, as CSS; empty where it has the site's. */
export function variablesOf(Demo: ComponentType): string {
  return printCss(themeOf(Demo)?.styleSheets() ?? []);
}

/** Gives a document that is not of the demo's product the variables of the demo's theme. */
export function addVariables(Demo: ComponentType): void {
  const css = variablesOf(Demo);
  if (css === '') return;
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
