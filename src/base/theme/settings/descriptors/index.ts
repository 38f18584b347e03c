import { earlySettings } from './early';
import { paletteColors } from './paletteColors';
import type { Setting } from './setting';

const all = { ...earlySettings, paletteColors };

/** The values of all settings that are stored. */
export type StoredSettings = {
  -readonly [Name in keyof typeof all]: (typeof all)[Name] extends Setting<infer Value>
    ? Value
    : never;
};

/** Name of a stored setting. */
export type SettingName = keyof StoredSettings;

/** Every setting of the reader, by name. */
export const descriptors: Readonly<{ [Name in SettingName]: Setting<StoredSettings[Name]> }> = all;

/** The names of all settings. */
export const settingNames = Object.keys(all) as readonly SettingName[];

/** Calls a function with the name of each setting, and returns the values by name. */
export function settingsBy(
  valueOf: <Name extends SettingName>(name: Name) => StoredSettings[Name],
): StoredSettings {
  return Object.fromEntries(settingNames.map((name) => [name, valueOf(name)])) as StoredSettings;
}
