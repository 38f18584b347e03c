import { useMemo } from 'react';
import type { StageView } from '../protocol';

/** How a demo stands in its box. */
export interface StageLook extends StageView {
  /** Pixels the preview has for good; without it, it is as tall as what it shows. */
  height?: number;
  /** Pixels, of the window the preview stands for; without it, it is as wide as its box. */
  width?: number;
}

/** What the frame is told of it: the same object while nothing differs. */
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
