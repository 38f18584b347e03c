import { createTheme, responsiveFontSizes } from '@mui/material/styles';

const { breakpoints, typography } = responsiveFontSizes(createTheme());

const inPixels = (size: unknown) => Math.round(parseFloat(String(size)) * 16);

const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The font sizes of each heading in pixels, from the narrowest to the widest screen. */
export const rows = variants.map((variant) => {
  const { fontSize, ...style } = typography[variant];
  const wider = (['sm', 'md', 'lg'] as const).map((key) => {
    const rule = style[breakpoints.up(key)] as { fontSize?: string };
    return rule.fontSize;
  });
  return { variant, sizes: [fontSize, ...wider].map(inPixels) };
});
