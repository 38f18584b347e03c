import { createTheme } from '@mui/material/styles';

/** A theme with small default sizes and half the spacing. */
export const denseTheme = createTheme({
  spacing: 4,
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
    MuiTextField: { defaultProps: { margin: 'dense', size: 'small' } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiListItem: { defaultProps: { dense: true } },
    MuiMenuItem: { defaultProps: { dense: true } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  },
});
