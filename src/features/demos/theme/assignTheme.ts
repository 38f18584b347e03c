import type { ComponentType } from 'react';
import type { DemoTheme } from '@/model';

const themes = new WeakMap<ComponentType, DemoTheme>();

/** Says which theme surrounds a demo, and returns the demo. */
export function assignTheme(Demo: ComponentType, theme: DemoTheme): ComponentType {
  themes.set(Demo, theme);
  return Demo;
}

/** The theme of a demo's product; none for products whose demos have the site's. */
export function themeOf(Demo: ComponentType): DemoTheme | undefined {
  return themes.get(Demo);
}
