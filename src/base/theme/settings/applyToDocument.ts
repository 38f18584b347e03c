import { descriptors, settingNames, type SettingName } from './descriptors';
import { showFrameColor } from './frameColors';
import { showColors } from './showColors';
import { showInBody } from './showInBody';
import { showOnRoot } from './showOnRoot';
import type { ThemeSettings } from './themeSettings';

/**
 * Applies the settings to the document: attributes and CSS variables of `html`, `body`, and the `theme-color` metas
 * (contract §4).
 */
export function applyToDocument(settings: ThemeSettings): void {
  for (const name of settingNames) showOnRoot(lookOf(name, settings));
  showColors(settings.paletteColors, settings.paletteMode);
  showFrameColor(settings.mode);
  if (document.body) showInBody(document);
}

function lookOf<Name extends SettingName>(name: Name, settings: ThemeSettings) {
  return descriptors[name].look(settings[name], settings.paletteMode);
}

/** Applies spacing and colors to the document of an editor's frame, whose own theme does not contain them. */
export function showSpacingAndColors(
  settings: Pick<ThemeSettings, 'spacing' | 'paletteColors' | 'paletteMode'>,
): void {
  showOnRoot(descriptors.spacing.look(settings.spacing, settings.paletteMode));
  showColors(settings.paletteColors, settings.paletteMode);
}
