import { readCookie, readStored, writeCookie, writeStored } from '@/base/storage';
import {
  descriptors,
  settingNames,
  settingsBy,
  type SettingName,
  type StoredSettings,
} from './descriptors';

/** Reads the settings that were stored on earlier visits. */
export function readSettings(): StoredSettings {
  return settingsBy((name) => {
    const { key, isCookie, parse } = descriptors[name];
    return parse(isCookie ? readCookie(key) : readStored(key));
  });
}

/**
 * Stores the settings that changed. Called before they are applied, because applying colors stores copies of them, upon
 * which other tabs read the cookie.
 */
export function storeSettings(before: StoredSettings, after: StoredSettings): void {
  for (const name of settingNames) {
    if (after[name] !== before[name]) storeSetting(name, after[name]);
  }
}

function storeSetting<Name extends SettingName>(name: Name, value: StoredSettings[Name]): void {
  const { key, isCookie, alongside = {}, format } = descriptors[name];
  (isCookie ? writeCookie : writeStored)(key, format(value));
  for (const [other, text] of Object.entries(alongside)) writeStored(other, text);
}

/** Keys of local storage whose change by another tab changes the settings. */
export const watchedKeys: ReadonlySet<string> = new Set(
  settingNames.flatMap((name) => {
    const { key, alongside = {}, watched = [] } = descriptors[name];
    return [key, ...Object.keys(alongside), ...watched];
  }),
);
