/**
 * Shows the reader's settings before the first paint: runs in the head, after the `theme-color` metas. It does what the
 * store does later, by the same descriptors. Only colors differ: their variables are copies of what the store derived.
 */
import { earlySettings } from '../descriptors/early';
import type { PaletteMode, Setting } from '../descriptors/setting';
import { colorKeys } from '../paletteColors';

type Early = typeof earlySettings;
type EarlyName = keyof Early;
type ValueOf<Name extends EarlyName> = Early[Name] extends Setting<infer Value> ? Value : never;

const table: { [Name in EarlyName]: Setting<ValueOf<Name>> } = earlySettings;

/** What copies of colors may hold: colors of palettes, and nothing that could be fetched. */
const onlyColors = /^(--(mui|docs)-palette-[\w-]+:[#\da-f ]+;)+$/;

/** Null where storage is blocked. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Light where the browser has no media queries. */
function systemScheme(): PaletteMode {
  try {
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  } catch {
    return 'light';
  }
}

const mode = table.mode.parse(read(table.mode.key));
const scheme = mode === 'system' ? systemScheme() : mode;

const copy = read(colorKeys[scheme]) ?? '';
if (onlyColors.test(copy)) document.documentElement.style.cssText = copy;

function show<Name extends EarlyName>(name: Name): void {
  const setting = table[name];
  setting.show(setting.parse(read(setting.key)), scheme);
}

for (const name in table) show(name as EarlyName);
