import type { ComponentType } from 'react';
import type { DemoTheme } from '@/model';

const themes = new WeakMap<ComponentType, DemoTheme>();

/** Assigns a theme to a demo, and returns the demo. */
export function assignTheme(Demo: ComponentType, theme: DemoTheme): ComponentType {
  themes.set(Demo, theme);
  return Demo;
}

/** Returns the theme of a demo's product; undefined for products whose demos have the site's theme. */
export function themeOf(Demo: ComponentType): DemoTheme | undefined {
  return themes.get(Demo);
}
