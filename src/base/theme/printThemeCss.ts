import type { CssVarsTheme } from '@mui/material/styles';
import { brandingTheme } from './brandingTheme';
import { createDemoTheme } from './demoTheme';

interface Rules {
  [property: string]: string | number | Rules;
}

/** The CSS variables of the site and of its demos, both colour schemes, as one stylesheet. */
export function printThemeCss(): string {
  // The variables are the same in both directions.
  return [brandingTheme, createDemoTheme({ direction: 'ltr' })]
    .flatMap((theme) => (theme as unknown as CssVarsTheme).generateStyleSheets() as Rules[])
    .map(printRules)
    .join('');
}

function printRules(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) =>
      typeof value === 'object' ? `${name}{${printRules(value)}}` : `${toProperty(name)}:${value};`,
    )
    .join('');
}

function toProperty(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
