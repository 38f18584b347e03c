import { reduceTheme, type ThemeAction } from './reduceTheme';
import { chooseSettings, getChosenSettings } from './store';
import { storeSettings } from './storedSettings';

/** Applies an action to the settings, stores them and updates the document. Components use `useThemeDispatch`. */
export function dispatchTheme(action: ThemeAction): void {
  const before = getChosenSettings();
  const after = reduceTheme(before, action);
  if (after === before) return;
  storeSettings(before, after);
  chooseSettings(after);
}
