import { useSyncExternalStore } from 'react';
import { createStore, watchStored } from '@/base/storage';
import { applyToDocument } from './applyToDocument';
import { readSettings, watchedKeys } from './storedSettings';
import { systemScheme, watchSystemScheme } from './systemScheme';
import { defaultThemeSettings, type ThemeSettings, type ThemeSettingsPatch } from './themeSettings';

const store = createStore<ThemeSettings>(defaultThemeSettings);
/** The reader's choice, without forced settings. */
let chosen = defaultThemeSettings;
let forced: ThemeSettingsPatch = {};
let started = false;

/** Sets the reader's choice and updates the document; storing it is up to the caller. */
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
  // The early script has done this already, unless it was blocked.
  applyToDocument(store.get());
  watchSystemScheme(() => chooseSettings(chosen));
  watchStored((key) => {
    if (key === null || watchedKeys.has(key)) readAll();
  });
}

/** Returns the current settings. */
export function getThemeSettings(): ThemeSettings {
  start();
  return store.get();
}

function subscribe(listener: () => void): () => void {
  start();
  return store.subscribe(listener);
}

/** Returns the reader's choice, without the settings that {@link forceThemeSettings} overrides. */
export function getChosenSettings(): ThemeSettings {
  start();
  return chosen;
}

/** Overrides the reader's settings on this page, without storing anything. */
export function forceThemeSettings(patch: ThemeSettingsPatch): void {
  forced = patch;
  start();
  chooseSettings(chosen);
}

const serverSettings = () => defaultThemeSettings;

/** Returns the settings, and renders again when they change. All React roots of the page share them. */
export function useThemeSettings(): ThemeSettings {
  return useSyncExternalStore(subscribe, getThemeSettings, serverSettings);
}
