import type { extendTheme } from '@mui/joy/styles';

type Components = NonNullable<Parameters<typeof extendTheme>[0]>['components'];

const small = { defaultProps: { size: 'sm' } } as const;

/**
 * What a dense theme changes: small sizes for controls, their groups, and what
 * holds lists of things. Text, avatars and progress keep their sizes.
 */
export const denseComponents = {
  JoyAccordionGroup: small,
  JoyAutocomplete: small,
  JoyButton: small,
  JoyButtonGroup: small,
  JoyCheckbox: small,
  JoyChip: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyList: small,
  JoyMenu: small,
  JoyMenuButton: small,
  JoyMenuList: small,
  JoyRadio: small,
  JoyRadioGroup: small,
  JoySelect: small,
  JoySlider: small,
  JoySwitch: small,
  JoyTable: small,
  JoyTabs: small,
  JoyTextarea: small,
  JoyToggleButtonGroup: small,
} as const satisfies Components;
