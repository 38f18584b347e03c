import { useMemo } from 'react';
import { useThemeSettings } from '@/base/theme/settings';
import type { StageView } from '../protocol';

/** How a demo stands in its box. */
export interface StageLook extends Omit<StageView, 'settings'> {
  /** Pixels the preview has for good; without it, it is as tall as what it shows. */
  height?: number;
}

/** How the preview is to draw, as the reader has the page now. */
export function useStageView({ layout, maxWidth, padded }: StageLook): StageView {
  const settings = useThemeSettings();
  return useMemo(
    () => ({ settings, layout, maxWidth, padded }),
    [settings, layout, maxWidth, padded],
  );
}
