import { descriptors, settingNames, type SettingName } from './descriptors';
import { showInBody } from './showInBody';
import type { ThemeSettings } from './themeSettings';

/** Shows the settings as attributes and CSS variables of the document (contract §4). */
export function applyToDocument(settings: ThemeSettings): void {
  showSettings(settings, settingNames);
  if (document.body) showInBody(document);
}

/** Shows some of the settings: an editor's frame takes only those that are CSS variables from the page around it. */
export function showSettings<Name extends SettingName>(
  settings: Pick<ThemeSettings, Name | 'paletteMode'>,
  names: readonly Name[],
): void {
  for (const name of names) showSetting(name, settings);
}

function showSetting<Name extends SettingName>(
  name: Name,
  settings: Pick<ThemeSettings, Name | 'paletteMode'>,
): void {
  descriptors[name].show(settings[name], settings.paletteMode);
}
