import { createElement } from 'react';
import Avatar, { avatarClasses } from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

function contrastOf(mode: 'light' | 'dark') {
  const { background, grey } = createTheme({ palette: { mode } }).palette;
  const behind = mode === 'light' ? grey[400] : grey[600];
  return getContrastRatio(background.default, behind).toFixed(1);
}

export default [
  {
    says: 'An avatar is 40 px wide',
    holds: () =>
      renderedStyle(createElement(Avatar, null, 'A')).width === '40px',
  },
  {
    says: 'with a font size of 20 px',
    holds: () =>
      renderedStyle(createElement(Avatar, null, 'A')).fontSize === '1.25rem',
  },
  {
    says: '1.9:1 in light mode and 4.1:1 in dark mode',
    holds: () => contrastOf('light') === '1.9' && contrastOf('dark') === '4.1',
  },
  {
    says: 'Avatars overlap by 8 px',
    holds: () =>
      renderedStyle(
        createElement(
          AvatarGroup,
          null,
          createElement(Avatar, null, 'A'),
          createElement(Avatar, null, 'B'),
        ),
        `.${avatarClasses.root}`,
      ).marginLeft === 'var(--AvatarGroup-spacing, -8px)',
  },
] satisfies readonly Fact[];
