import { InternalError } from '@/model';
import { cleanColors, colorRoles } from './paletteColors';
import { clampSpacing, defaultThemeSettings, type ThemeSettings } from './themeSettings';

/** What can be done to the settings (spec §4); spacings are pixels. */
export type ThemeAction =
  | { type: 'setSpacing'; spacing: number }
  | { type: 'increaseSpacing' }
  | { type: 'decreaseSpacing' }
  | { type: 'setDense'; dense: boolean }
  | { type: 'resetDensity' }
  | { type: 'resetColors' }
  | ({ type: 'change' } & ThemeChange);

/** What the action `change` takes. */
export type ThemeChange = Partial<
  Pick<ThemeSettings, 'mode' | 'paletteMode' | 'direction' | 'paletteColors'>
>;

/**
 * The settings after an action; the same object if nothing differs.
 * @throws InternalError for an action it does not know
 */
export function reduceTheme(settings: ThemeSettings, action: ThemeAction): ThemeSettings {
  const { spacing } = settings;
  switch (action.type) {
    case 'setSpacing':
      return spaced(settings, action.spacing);
    case 'increaseSpacing':
      return spaced(settings, spacing + 1);
    case 'decreaseSpacing':
      return spaced(settings, spacing - 1);
    case 'setDense':
      return merge(settings, { dense: action.dense });
    case 'resetDensity':
      return merge(settings, { dense: false, spacing: defaultThemeSettings.spacing });
    case 'resetColors':
      return merge(settings, { paletteColors: {} });
    case 'change': {
      const { paletteColors, direction = settings.direction } = action;
      const { paletteMode = settings.paletteMode } = action;
      // Who wants the other color scheme does not want the system's any longer.
      const { mode = paletteMode === settings.paletteMode ? settings.mode : paletteMode } = action;
      return merge(settings, { paletteColors, mode, paletteMode, direction });
    }
    default:
      throw new InternalError(`unrecognized theme action "${(action as { type: string }).type}".`);
  }
}

function spaced(settings: ThemeSettings, spacing: number): ThemeSettings {
  return Number.isNaN(spacing) ? settings : merge(settings, { spacing: clampSpacing(spacing) });
}

function merge(settings: ThemeSettings, change: Partial<ThemeSettings>): ThemeSettings {
  const { paletteColors, ...rest } = change;
  const colors = cleanColors(paletteColors ?? settings.paletteColors);
  const next: ThemeSettings = { ...settings, ...rest };
  const isSame = colorRoles.every(
    (role) => colors[role]?.main === settings.paletteColors[role]?.main,
  );
  if (!isSame) next.paletteColors = colors;
  const names = Object.keys(next) as (keyof ThemeSettings)[];
  return names.every((name) => next[name] === settings[name]) ? settings : next;
}
