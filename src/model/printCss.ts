/** Style rules as objects, nested like CSS. */
export interface CssRules {
  [name: string]: string | number | CssRules;
}

/** Prints style rules as a minified style sheet. */
export function printCss(sheets: readonly CssRules[]): string {
  return sheets.map(printRules).join('');
}

function printRules(rules: CssRules): string {
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
