import { extendTheme } from '@mui/joy/styles';
import { denseComponents } from './denseComponents';
import { rtlComponents } from './rtlComponents';

/** The attribute of `html` that names the color scheme of the page. */
export const attribute = 'data-mui-color-scheme';

type JoyTheme = ReturnType<typeof extendTheme>;

const made = new Map<string, JoyTheme>();

/** The theme of Joy UI for a direction and a density; spacing is the reader's, as a CSS variable. */
export function createDemoTheme(
  direction: 'ltr' | 'rtl',
  dense: boolean,
): JoyTheme {
  const key = `${direction} ${dense}`;
  const known = made.get(key);
  if (known) return known;
  const options = {
    direction,
    spacing: 'var(--mui-spacing)',
    getSelector: selectorOf,
    components: {
      ...(dense && denseComponents),
      ...(direction === 'rtl' && rtlComponents(dense)),
    },
  };
  const theme = extendTheme(options);
  Object.assign(theme, { attribute });
  made.set(key, theme);
  return theme;
}

/** Of the variables: `html` in the page's scheme, and elements of a demo in another. */
function selectorOf(scheme: string | undefined): string {
  if (!scheme) return 'html';
  const named = `[${attribute}="${scheme}"]`;
  return `html${scheme === 'light' ? '' : named}, html ${named}`;
}
