import { createTheme } from '@mui/material/styles';

/** Small sizes by default, and half the distances. */
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
