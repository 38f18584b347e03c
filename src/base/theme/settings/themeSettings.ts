import { descriptors, settingsBy, type StoredSettings } from './descriptors';
import type { PaletteMode } from './descriptors/setting';

/** How the site and its demos look (spec §3): what the reader chose, and what follows from it. */
export interface ThemeSettings extends StoredSettings {
  /** Follows from `mode` and the operating system. */
  paletteMode: PaletteMode;
  /** Whether demos do without transitions; only the address of a demo alone says so. */
  reducedMotion: boolean;
}

/** A part of the settings; `paletteMode` follows from `mode` and cannot be set. */
export type ThemeSettingsPatch = Partial<Omit<ThemeSettings, 'paletteMode'>>;

/** The settings that demos depend on. */
export type DemoSettings = Pick<
  ThemeSettings,
  'paletteMode' | 'direction' | 'dense' | 'spacing' | 'paletteColors' | 'reducedMotion'
>;

/** What the server renders with, and what a reader who never chose anything sees on a light system. */
export const defaultThemeSettings: ThemeSettings = {
  ...settingsBy((name) => descriptors[name].parse(null)),
  paletteMode: 'light',
  reducedMotion: false,
};
