/**
 * Components that draw their content with the icon font, as modules with a
 * default export, whichever product's demos use them.
 */
export const iconFontComponents = ['@mui/material/Icon'] as const;
