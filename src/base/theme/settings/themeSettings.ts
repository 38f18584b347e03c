import { descriptors, settingsBy, type StoredSettings } from './descriptors';
import type { PaletteMode } from './descriptors/setting';

/** Settings of the look of the site and its demos (spec §3): the reader's choices, and values derived from them. */
export interface ThemeSettings extends StoredSettings {
  /** Derived from `mode` and the operating system. */
  paletteMode: PaletteMode;
  /** Whether demos have no transitions. Only set by the URL of the page of a single demo. */
  reducedMotion: boolean;
}

/** A part of the settings. `paletteMode` is derived from `mode` and cannot be set. */
export type ThemeSettingsPatch = Partial<Omit<ThemeSettings, 'paletteMode'>>;

/** The settings that demos depend on. */
export type DemoSettings = Pick<
  ThemeSettings,
  'paletteMode' | 'direction' | 'dense' | 'spacing' | 'paletteColors' | 'reducedMotion'
>;

/** The settings of the server, and of readers without stored settings on a light system. */
export const defaultThemeSettings: ThemeSettings = {
  ...settingsBy((name) => descriptors[name].parse(null)),
  paletteMode: 'light',
  reducedMotion: false,
};
