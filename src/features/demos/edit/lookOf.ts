import type { ThemeSettings } from '@/base/theme/settings';
import type { DemoView } from '@/model';
import type { DemoViewing } from '../view/useDemoView';
import { usualFrameHeight, viewWidths } from '../view/viewOptions';
import type { EditorLook } from './EditorProps';

/** Returns how the preview of an edit is rendered: in the demo's place, in the reader's view. */
export function lookOf(
  { options }: DemoView,
  { isUsual, width, switches }: DemoViewing,
  { spacing, paletteColors }: ThemeSettings,
): EditorLook {
  const { iframe, bg, maxWidth, height = usualFrameHeight } = options;
  const { dark, rightToLeft, dense, reducedMotion } = switches;
  const box = iframe
    ? ({ layout: 'page', padded: false, height } as const)
    : ({ layout: 'box', padded: bg !== 'inline' || !isUsual, maxWidth } as const);
  return {
    ...box,
    width: viewWidths[width],
    ownGround: !isUsual || iframe === true,
    settings: {
      paletteMode: dark ? 'dark' : 'light',
      direction: rightToLeft ? 'rtl' : 'ltr',
      dense,
      spacing,
      paletteColors,
      reducedMotion,
    },
  };
}
