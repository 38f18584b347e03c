import { createElement } from 'react';
import Tab, { tabClasses, type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

/** The styles of a tab that is not selected. */
const styleOf = (
  props: TabProps,
  textColor: 'primary' | 'inherit' = 'primary',
) =>
  renderedStyle(
    createElement(Tabs, { value: false, textColor }, createElement(Tab, props)),
    `.${tabClasses.root}`,
  );

/** White at 60% on the default primary color, to one digit. */
function contrastOnPrimary() {
  const { main } = createTheme().palette.primary;
  const channels = [1, 3, 5].map((at) => parseInt(main.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => 0.6 * 255 + 0.4 * channel);
  return getContrastRatio(`rgb(${mixed.join(', ')})`, main).toFixed(1);
}

export default [
  {
    says: 'its maximum width of 360 px',
    holds: () => styleOf({}).maxWidth === '360px',
  },
  {
    says: 'the font size from 14 px to 12 px',
    holds: () =>
      styleOf({ label: 'Paid' }).fontSize === '0.875rem' &&
      styleOf({ label: 'Paid', wrapped: true }).fontSize === '0.75rem',
  },
  {
    says: 'an opacity of 60%',
    holds: () => styleOf({}, 'inherit').opacity === '0.6',
  },
  { says: 'about 2.6:1', holds: () => contrastOnPrimary() === '2.6' },
  {
    says: 'a minimum width of 90 px',
    holds: () => styleOf({}).minWidth === '90px',
  },
  {
    says: 'three of them need 270 px',
    holds: () => 3 * parseFloat(styleOf({}).minWidth) === 270,
  },
  {
    says: 'a tab is 72 px high instead of 48 px',
    holds: () =>
      styleOf({ label: 'Map' }).minHeight === '48px' &&
      styleOf({ label: 'Map', icon: 'M' }).minHeight === '72px',
  },
] satisfies readonly Fact[];
