/**
 * Applies the reader's settings before the first paint. Runs in the head, after the `theme-color` metas, with the
 * descriptors that the store uses later. Colors differ: their variables are copies of what the store derived.
 */
import { earlySettings } from '../descriptors/early';
import type { Setting } from '../descriptors/setting';
import { themeColors } from '../frameColors';
import { colorKeys } from '../paletteColors';

type Early = typeof earlySettings;
type EarlyName = keyof Early;
type ValueOf<Name extends EarlyName> = Early[Name] extends Setting<infer Value> ? Value : never;

const table: { [Name in EarlyName]: Setting<ValueOf<Name>> } = earlySettings;

/** Valid copies of colors: palette variables with hex colors, and nothing that could load a resource. */
const onlyColors = /^(--(mui|docs)-palette-[\w-]+:[#\da-f ]+;)+$/;

const html = document.documentElement;

/** Returns the result of a call, or null when it throws because an API is blocked or missing. */
function ask<Answer>(question: () => Answer): Answer | null {
  try {
    return question();
  } catch {
    return null;
  }
}

const read = (key: string) => ask(() => localStorage.getItem(key));

const { mode } = table;
const chosen = mode.parse(read(mode.key));
const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
const scheme = chosen === 'system' ? (ask(isDark) ? 'dark' : 'light') : chosen;

const copy = `${read(colorKeys[scheme])}`;
if (onlyColors.test(copy)) html.style.cssText = copy;

function lookOf<Name extends EarlyName>(name: Name) {
  const { key, look, parse } = table[name];
  return look(parse(read(key)), scheme);
}

// Nothing to remove from the server's document, whose metas follow the system by themselves.
for (const name in table) {
  for (const [attribute, value] of Object.entries(lookOf(name as EarlyName))) {
    if (attribute.startsWith('--')) html.style.setProperty(attribute, value);
    else if (value !== null) html.setAttribute(attribute, value);
  }
}

if (chosen !== 'system') {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = themeColors[chosen];
  }
}
