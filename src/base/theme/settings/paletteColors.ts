/** The roles of the palette a reader may choose colors for. */
export const colorRoles = ['primary', 'secondary'] as const;

export type ColorRole = (typeof colorRoles)[number];

/** Colors by role, `#rrggbb` in lower case; roles without one keep the theme's. */
export type PaletteColors = Readonly<Partial<Record<ColorRole, { readonly main: string }>>>;

/** What is known to be a color of a role in a value that anybody may have written; the rest is left out. */
export function cleanColors(value: unknown): PaletteColors {
  const colors: Partial<Record<ColorRole, { main: string }>> = {};
  for (const role of colorRoles) {
    const main = (value as Record<string, { main?: unknown } | null> | null)?.[role]?.main;
    if (typeof main === 'string' && /^#[\da-f]{6}$/i.test(main)) {
      colors[role] = { main: main.toLowerCase() };
    }
  }
  return colors;
}

/** Whether any color was chosen. */
export function hasColors(colors: PaletteColors): boolean {
  return Object.keys(colors).length > 0;
}

/** Keys of local storage for what follows from the colors, as CSS: copies for the script before the first paint. */
export const colorKeys = { light: 'mui-palette-light', dark: 'mui-palette-dark' } as const;
