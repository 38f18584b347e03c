import type { ThemeOptions } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' } } as const;
const narrow = { defaultProps: { margin: 'dense' } } as const;
const dense = { defaultProps: { dense: true } } as const;

/**
 * What a dense theme changes (spec §9): small sizes and dense margins on buttons, inputs, tables, lists, toolbars and
 * floating action buttons. Groups are named too, because a group tells its buttons their size.
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
