import { createElement } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

type Size = 'small' | 'medium' | 'large';

const light = createTheme().palette;
const dark = createTheme({ palette: { mode: 'dark' } }).palette;

/** The contrast of a color of the default light theme on white, to one digit. */
const onWhite = (color: 'warning' | 'info') =>
  getContrastRatio(light[color].main, '#fff').toFixed(1);

const pixels = (rem: string) => parseFloat(rem) * 16;

function heightOf(size: Size) {
  const style = renderedStyle(createElement(Button, { size }));
  return Math.round(
    pixels(style.fontSize) * parseFloat(style.lineHeight) +
      2 * parseFloat(style.paddingTop),
  );
}

/** With an icon that has the font size of the button. */
function iconButtonWidth(size: Size) {
  const style = renderedStyle(createElement(IconButton, { size }));
  return pixels(style.fontSize) + 2 * parseFloat(style.paddingLeft);
}

export default [
  { says: 'warning with 3.1:1', holds: () => onWhite('warning') === '3.1' },
  { says: 'info with 3.9:1', holds: () => onWhite('info') === '3.9' },
  {
    says: 'a contained button in error has 3.7:1',
    holds: () =>
      dark.error.contrastText === '#fff' &&
      getContrastRatio(dark.error.main, '#fff').toFixed(1) === '3.7',
  },
  {
    says: 'the 4.5:1 contrast that labels need',
    source: 'WCAG 2.2, success criterion 1.4.3',
  },
  {
    says: 'a small button is about 31 px high, a medium one 37 px and a large one 42 px',
    holds: () =>
      heightOf('small') === 31 &&
      heightOf('medium') === 37 &&
      heightOf('large') === 42,
  },
  {
    says: 'By default an icon is 24 px wide',
    holds: () => pixels(renderedStyle(createElement(SvgIcon)).fontSize) === 24,
  },
  {
    says: 'the buttons below are 28 px, 40 px and 52 px wide',
    holds: () =>
      iconButtonWidth('small') === 28 &&
      iconButtonWidth('medium') === 40 &&
      iconButtonWidth('large') === 52,
  },
] satisfies readonly Fact[];
