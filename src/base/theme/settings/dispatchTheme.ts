import { keepSettings } from './keepSettings';
import { reduceTheme, type ThemeAction } from './reduceTheme';
import { chooseSettings, getChosenSettings } from './store';

/** Does something to the settings, keeps them for the next visit and shows them; components use `useThemeDispatch`. */
export function dispatchTheme(action: ThemeAction): void {
  const before = getChosenSettings();
  const after = reduceTheme(before, action);
  if (after === before) return;
  keepSettings(before, after);
  chooseSettings(after);
}
