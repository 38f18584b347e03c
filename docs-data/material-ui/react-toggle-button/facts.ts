import { createTheme, getContrastRatio } from '@mui/material/styles';
import type { Fact } from '@/model';

/** The contrast of a selected button's text in a palette color, on white. */
function contrastOf(color: 'primary' | 'secondary') {
  const { action, [color]: shades } = createTheme().palette;
  const mixed = [1, 3, 5].map((at) => {
    const channel = parseInt(shades.main.slice(at, at + 2), 16);
    return (
      action.selectedOpacity * channel + (1 - action.selectedOpacity) * 255
    );
  });
  return getContrastRatio(shades.main, `rgb(${mixed.join(', ')})`).toFixed(1);
}

export default [
  {
    says: 'the text of a selected button has 4.2:1 in `primary` and 5.5:1 in `secondary`',
    holds: () =>
      contrastOf('primary') === '4.2' && contrastOf('secondary') === '5.5',
  },
  {
    says: 'the 4.5:1 that labels need',
    source: 'WCAG 2.2, success criterion 1.4.3',
  },
] satisfies readonly Fact[];
