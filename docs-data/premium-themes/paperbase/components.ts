import { listItemButtonClasses } from '@mui/material/ListItemButton';
import { tabsClasses } from '@mui/material/Tabs';
import type { ThemeOptions } from '@mui/material/styles';

/** Styles and default props of the console's components. */
export const components: ThemeOptions['components'] = {
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiTab: { styleOverrides: { root: { minWidth: 0, padding: '12px 0' } } },
  MuiTabs: {
    styleOverrides: {
      root: {
        [`& .${tabsClasses.flexContainer}`]: { gap: 24 },
      },
      indicator: {
        height: 3,
        borderTopLeftRadius: 3,
        borderTopRightRadius: 3,
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderInlineStart: '3px solid transparent',
        [`&.${listItemButtonClasses.selected}`]: {
          color: 'var(--mui-palette-primary-main)',
          borderColor: 'currentColor',
        },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: { head: { fontWeight: 700, whiteSpace: 'nowrap' } },
  },
};
