import { createTheme } from '@mui/material/styles';
import type { ThemeWithVariables } from './hideVariables';
import { darkPalette, lightPalette } from './palette';

const light = { palette: lightPalette };
const dark = { palette: darkPalette };

/** CSS variables of the theme that the shell does not use. Without them, the style sheet has a tenth of the size. */
const unused = /^(overlays|opacity|shadows|zIndex|font|shape-.*Channel)$/;
const unusedPalette =
  /^(common|secondary|grey|tonalOffset|contrastThreshold|mode|dividerChannel|[A-Z].*)$/;

/** The theme of the site. Only used by the build: browsers get its CSS variables. */
export const brandingTheme = createTheme({
  cssVariables: {
    cssVarPrefix: 'docs',
    colorSchemeSelector: 'data-mui-color-scheme',
    shouldSkipGeneratingVar: (keys) =>
      unused.test(keys[0] ?? '') ||
      /^(typography|mixins|breakpoints|direction|transitions|cssVarPrefix|colorSchemeSelector|.*sxConfig)$/.test(
        keys[0] ?? '',
      ) ||
      (keys[0] === 'palette' && unusedPalette.test(keys[1] ?? '')) ||
      /Channel$|Opacity$/.test(keys.at(-1) ?? ''),
  },
  colorSchemes: { light, dark },
  shape: { borderRadius: 12 },
  spacing: 8,
}) as ThemeWithVariables;
