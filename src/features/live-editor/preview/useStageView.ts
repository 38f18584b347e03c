import { useMemo } from 'react';
import type { StageView } from '../protocol';

/** Layout and size of a demo. */
export interface StageLook extends StageView {
  /** Fixed height of the preview in pixels; without it, it is as high as its content. */
  height?: number;
  /** Width of the simulated window in pixels; without it, the preview is as wide as the demo's element. */
  width?: number;
}

/** Returns the part of the layout that the frame needs, memoized. */
export function useStageView({ layout, maxWidth, padded, ...look }: StageLook): StageView {
  const { ownGround, settings, theme } = look;
  const { paletteMode, direction, dense, spacing, paletteColors, reducedMotion } = settings;
  return useMemo(
    () => ({
      settings: { paletteMode, direction, dense, spacing, paletteColors, reducedMotion },
      ownGround,
      layout,
      maxWidth,
      padded,
      theme,
    }),
    [
      paletteMode,
      direction,
      dense,
      spacing,
      paletteColors,
      reducedMotion,
      ownGround,
      layout,
      maxWidth,
      padded,
      theme,
    ],
  );
}
