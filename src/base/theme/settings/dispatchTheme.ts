import { reduceTheme, type ThemeAction } from './reduceTheme';
import { chooseSettings, getChosenSettings } from './store';
import { storeSettings } from './storedSettings';

/** Does something to the settings, stores them for the next visit and shows them; components use `useThemeDispatch`. */
export function dispatchTheme(action: ThemeAction): void {
  const before = getChosenSettings();
  const after = reduceTheme(before, action);
  if (after === before) return;
  storeSettings(before, after);
  chooseSettings(after);
}
