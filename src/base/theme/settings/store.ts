import { useSyncExternalStore } from 'react';
import { createStore, watchStored } from '@/base/storage';
import { applyToDocument } from './applyToDocument';
import { readSettings, watchedKeys } from './storedSettings';
import { systemScheme, watchSystemScheme } from './systemScheme';
import { defaultThemeSettings, type ThemeSettings, type ThemeSettingsPatch } from './themeSettings';

const store = createStore<ThemeSettings>(defaultThemeSettings);
/** What the reader chose, whatever is forced. */
let chosen = defaultThemeSettings;
let forced: ThemeSettingsPatch = {};
let started = false;

/** Shows other settings as the reader's choice; keeping them is up to who calls. */
export function chooseSettings(next: ThemeSettings): void {
  chosen = withScheme(next);
  const settings = withScheme({ ...chosen, ...forced });
  if (JSON.stringify(settings) === JSON.stringify(store.get())) return;
  applyToDocument(settings);
  store.set(settings);
}

function withScheme(settings: ThemeSettings): ThemeSettings {
  const { mode } = settings;
  return { ...settings, paletteMode: mode === 'system' ? systemScheme() : mode };
}

function readAll(): void {
  chooseSettings({ ...chosen, ...readSettings() });
}

function start(): void {
  if (started || typeof window === 'undefined') return;
  started = true;
  readAll();
  // The early script did this, unless the browser was told not to run it.
  applyToDocument(store.get());
  watchSystemScheme(() => chooseSettings(chosen));
  watchStored((key) => {
    if (key === null || watchedKeys.has(key)) readAll();
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

/** What the reader chose, whatever is forced. */
export function getChosenSettings(): ThemeSettings {
  start();
  return chosen;
}

/** Shows settings whatever the reader chose, while this page lives; nothing is kept. */
export function forceThemeSettings(patch: ThemeSettingsPatch): void {
  forced = patch;
  start();
  chooseSettings(chosen);
}

const serverSettings = () => defaultThemeSettings;

/** The settings, for components that change with them. Every React root of the page sees the same ones. */
export function useThemeSettings(): ThemeSettings {
  return useSyncExternalStore(subscribe, getThemeSettings, serverSettings);
}
