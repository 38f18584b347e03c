import type { ThemeOptions } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' } } as const;
const narrow = { defaultProps: { margin: 'dense' } } as const;
const dense = { defaultProps: { dense: true } } as const;

/**
 * Default props of components in a dense theme (spec §9): small sizes and dense margins of buttons, inputs, tables,
 * lists, toolbars and floating action buttons. Includes groups of buttons, which override the size of their buttons.
 */
export const denseComponents = {
  MuiButton: small,
  MuiButtonGroup: small,
  MuiIconButton: small,
  MuiToggleButton: small,
  MuiToggleButtonGroup: small,
  MuiFab: small,
  MuiAutocomplete: small,
  MuiTextField: { defaultProps: { size: 'small', margin: 'dense' } },
  MuiFormControl: { defaultProps: { size: 'small', margin: 'dense' } },
  MuiFormHelperText: narrow,
  MuiInputBase: narrow,
  MuiInput: narrow,
  MuiFilledInput: narrow,
  MuiOutlinedInput: narrow,
  MuiInputLabel: narrow,
  MuiTable: small,
  MuiList: dense,
  MuiListItem: dense,
  MuiListItemButton: dense,
  MuiMenuItem: dense,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const satisfies ThemeOptions['components'];
