import { InternalError } from '@/model';
import { descriptors, settingNames, type SettingName } from './descriptors';
import { defaultThemeSettings, type ThemeSettings } from './themeSettings';

/** Actions that change the settings (spec §4); spacings are in pixels. */
export type ThemeAction =
  | { type: 'setSpacing'; spacing: number }
  | { type: 'increaseSpacing' }
  | { type: 'decreaseSpacing' }
  | { type: 'setDense'; dense: boolean }
  | { type: 'resetDensity' }
  | { type: 'resetColors' }
  | ({ type: 'change' } & ThemeChange);

/** The payload of the action `change`: new values of any settings. */
export type ThemeChange = Partial<Omit<ThemeSettings, 'reducedMotion'>>;

/**
 * Returns the settings after an action; the same object if nothing changes.
 * @throws InternalError for an unknown action
 */
export function reduceTheme(settings: ThemeSettings, action: ThemeAction): ThemeSettings {
  const { spacing } = settings;
  switch (action.type) {
    case 'setSpacing':
      return merge(settings, { spacing: action.spacing });
    case 'increaseSpacing':
      return merge(settings, { spacing: spacing + 1 });
    case 'decreaseSpacing':
      return merge(settings, { spacing: spacing - 1 });
    case 'setDense':
      return merge(settings, { dense: action.dense });
    case 'resetDensity':
      return merge(settings, { dense: false, spacing: defaultThemeSettings.spacing });
    case 'resetColors':
      return merge(settings, { paletteColors: {} });
    case 'change': {
      const { paletteMode = settings.paletteMode } = action;
      // Choosing a palette mode other than the current one ends the system mode.
      const { mode = paletteMode === settings.paletteMode ? settings.mode : paletteMode } = action;
      return merge(settings, { ...action, mode, paletteMode });
    }
    default:
      throw new InternalError(`unrecognized theme action "${(action as { type: string }).type}".`);
  }
}

function merge(settings: ThemeSettings, change: ThemeChange): ThemeSettings {
  const { paletteMode = settings.paletteMode } = change;
  const changed = settingNames.map((name) => changedOf(name, settings, change));
  const next: ThemeSettings = Object.assign({ ...settings, paletteMode }, ...changed);
  const names: readonly (keyof ThemeSettings)[] = [...settingNames, 'paletteMode'];
  return names.every((name) => next[name] === settings[name]) ? settings : next;
}

/** Returns the cleaned new value of a setting; nothing if it would be stored the same, or is not a number. */
function changedOf<Name extends SettingName>(
  name: Name,
  settings: ThemeSettings,
  change: Partial<Pick<ThemeSettings, Name>>,
): Partial<Pick<ThemeSettings, Name>> | undefined {
  const { clean, format } = descriptors[name];
  const given = change[name];
  if (given === undefined) return undefined;
  const value = clean ? clean(given) : given;
  const isSame = Number.isNaN(value) || format(value) === format(settings[name]);
  return isSame ? undefined : ({ [name]: value } as Pick<ThemeSettings, Name>);
}
