import type { extendTheme } from '@mui/joy/styles';

type Components = NonNullable<Parameters<typeof extendTheme>[0]>['components'];

/**
 * What components need to know from right to left, because they compute it in
 * JavaScript: arrow keys, the places of thumbs and marks, the edge a popup aligns with.
 * The sizes of a dense theme come along, because these entries replace its own.
 */
export function rtlComponents(dense: boolean) {
  const size = dense ? ({ size: 'sm' } as const) : {};
  return {
    JoyMenu: { defaultProps: { ...size, direction: 'rtl' } },
    JoySlider: { defaultProps: { ...size, isRtl: true } },
    JoyTabs: { defaultProps: { ...size, direction: 'rtl' } },
    JoyTooltip: { defaultProps: { direction: 'rtl' } },
  } as const satisfies Components;
}
