/** One color scheme of the site: all colors of the shell, by the names of their CSS variables. */
export interface SitePalette {
  primary: ColorRole & { tint: string; onTint: string };
  /** The text color as a background: solid buttons and tooltips. */
  ink: { main: string; hover: string; contrastText: string };
  success: ColorRole & { tint: string };
  warning: ColorRole & { tint: string };
  error: ColorRole & { tint: string };
  info: ColorRole & { tint: string };
  text: { primary: string; secondary: string; disabled: string };
  background: { default: string; paper: string; sunken: string; raised: string };
  divider: string;
  border: { strong: string };
  action: { hover: string; selected: string; focus: string };
  shadow: { overlay: string };
}

interface ColorRole {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

/** Light scheme: near-black on white, warm grays, and an orange accent for links and the current item. */
export const lightPalette: SitePalette = {
  primary: role(['#bd3d0a', '#e8622a', '#96300a', '#ffffff'], {
    tint: '#fdf0e9',
    onTint: '#9c3208',
  }),
  ink: { main: '#211f1b', hover: '#403c35', contrastText: '#ffffff' },
  success: role(['#1d7340', '#2f9c5a', '#14562f', '#ffffff'], { tint: '#eef7f1' }),
  warning: role(['#855500', '#c98a14', '#5f3d00', '#ffffff'], { tint: '#fdf6e3' }),
  error: role(['#b21a3f', '#dd4266', '#8a122f', '#ffffff'], { tint: '#fdf0f3' }),
  info: role(['#1b5fa3', '#3c86d0', '#13477b', '#ffffff'], { tint: '#eff5fc' }),
  text: { primary: '#211f1b', secondary: '#5a564d', disabled: '#706c62' },
  background: { default: '#ffffff', paper: '#ffffff', sunken: '#f7f5f1', raised: '#ffffff' },
  divider: '#e8e4dc',
  border: { strong: '#d5d0c5' },
  action: {
    hover: 'rgba(58, 50, 32, 0.055)',
    selected: 'rgba(58, 50, 32, 0.09)',
    focus: 'rgba(189, 61, 10, 0.16)',
  },
  shadow: { overlay: '0 1px 2px rgb(40 34 20 / 6%), 0 12px 32px -8px rgb(40 34 20 / 18%)' },
};

/** Dark scheme: raised surfaces and the accent are lighter, and nothing is pure black or white. */
export const darkPalette: SitePalette = {
  primary: role(['#ff9365', '#ffb494', '#e8622a', '#1c1007'], {
    tint: '#33211a',
    onTint: '#ffb494',
  }),
  ink: { main: '#ebe7df', hover: '#ffffff', contrastText: '#1a1815' },
  success: role(['#74cf95', '#9fe0b6', '#3f9a62', '#08170e'], { tint: '#17241b' }),
  warning: role(['#e3b355', '#f0cd8a', '#b08126', '#1b1304'], { tint: '#272015' }),
  error: role(['#ff8ba1', '#ffb3c1', '#d4506c', '#22060d'], { tint: '#2b1a1e' }),
  info: role(['#86bbf1', '#b0d4f8', '#4a86c5', '#06121f'], { tint: '#18212b' }),
  text: { primary: '#ebe7df', secondary: '#aea89c', disabled: '#918b80' },
  background: { default: '#151412', paper: '#1b1a17', sunken: '#1d1b18', raised: '#23211d' },
  divider: '#2c2a25',
  border: { strong: '#423f38' },
  action: {
    hover: 'rgba(240, 230, 210, 0.065)',
    selected: 'rgba(240, 230, 210, 0.11)',
    focus: 'rgba(255, 147, 101, 0.24)',
  },
  shadow: { overlay: '0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px -8px rgb(0 0 0 / 60%)' },
};

type Shades = [main: string, light: string, dark: string, contrastText: string];

function role<Extra extends object>([main, light, dark, contrastText]: Shades, extra: Extra) {
  return { main, light, dark, contrastText, ...extra };
}
