/** The roles of the palette for which a reader may choose colors. */
export const colorRoles = ['primary', 'secondary'] as const;

/** A role of the palette for which a reader may choose a color. */
export type ColorRole = (typeof colorRoles)[number];

/** Colors by role, `#rrggbb` in lower case; other roles keep the theme's color. */
export type PaletteColors = Readonly<Partial<Record<ColorRole, { readonly main: string }>>>;

/** Returns the valid colors of known roles in an untrusted value; omits everything else. */
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

/** Local storage keys of the CSS derived from the colors, which is stored for the early script. */
export const colorKeys = { light: 'mui-palette-light', dark: 'mui-palette-dark' } as const;
