import { useSyncExternalStore } from 'react';
import { createStore, readStored, watchStored, writeStored } from '@/base/storage';
import { applyToDocument } from './applyToDocument';
import { watchSystemScheme, systemScheme } from './systemScheme';
import {
  defaultThemeSettings,
  keys,
  readDirection,
  readMode,
  type ThemeSettings,
  type ThemeSettingsPatch,
} from './themeSettings';

const store = createStore<ThemeSettings>(defaultThemeSettings);
/** What the reader chose, whatever is forced. */
let chosen = defaultThemeSettings;
let forced: ThemeSettingsPatch = {};
let started = false;

function settle(next: ThemeSettings): void {
  chosen = next;
  const shown = { ...next, ...forced };
  const paletteMode = shown.mode === 'system' ? systemScheme() : shown.mode;
  const settings = { ...shown, paletteMode };
  if (JSON.stringify(settings) === JSON.stringify(store.get())) return;
  applyToDocument(settings);
  store.set(settings);
}

function readAll(): void {
  settle({
    ...chosen,
    mode: readMode(readStored(keys.mode)),
    direction: readDirection(readStored(keys.direction)),
  });
}

function start(): void {
  if (started || typeof window === 'undefined') return;
  started = true;
  readAll();
  // The early script did this, unless the browser was told not to run it.
  applyToDocument(store.get());
  watchSystemScheme(() => settle(chosen));
  watchStored((key) => {
    if (key === null || key === keys.mode || key === keys.direction) readAll();
  });
}

/** The settings of this moment. */
export function getThemeSettings(): ThemeSettings {
  start();
  return store.get();
}

function subscribe(listener: () => void): () => void {
  start();
  return store.subscribe(listener);
}

/** Changes settings, keeps them for the next visit and shows them; ignored if nothing differs. */
export function changeThemeSettings(patch: ThemeSettingsPatch): void {
  start();
  const before = chosen;
  const next = { ...before, ...patch };
  if (next.mode !== before.mode) {
    writeStored(keys.mode, next.mode);
    writeStored(keys.light, 'light');
    writeStored(keys.dark, 'dark');
  }
  if (next.direction !== before.direction) writeStored(keys.direction, next.direction);
  settle(next);
}

/** Shows settings whatever the reader chose, while this page lives; nothing is kept. */
export function forceThemeSettings(patch: ThemeSettingsPatch): void {
  forced = patch;
  start();
  settle(chosen);
}

const serverSettings = () => defaultThemeSettings;

/** The settings, for components that change with them. Every React root of the page sees the same ones. */
export function useThemeSettings(): ThemeSettings {
  return useSyncExternalStore(subscribe, getThemeSettings, serverSettings);
}
