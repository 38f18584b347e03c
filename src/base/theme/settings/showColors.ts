import { writeStored } from '@/base/storage';
import type { PaletteMode } from './descriptors/setting';
import { colorKeys, hasColors, type PaletteColors } from './paletteColors';
import { showOnRoot } from './showOnRoot';

/** Variables of `html` that follow from the colors. */
const ours = /^--(mui|docs)-palette-/;

let latest: unknown;

/**
 * Sets the CSS variables of the reader's colors on `html`. The code that derives them is loaded only for readers who
 * chose colors. Copies are stored for the early script, which cannot derive them.
 */
export function showColors(colors: PaletteColors, scheme: PaletteMode): void {
  const request = (latest = {});
  if (!hasColors(colors)) {
    for (const key of Object.values(colorKeys)) writeStored(key, null);
    return showVariables({});
  }
  import('./deriveColors').then(
    ({ deriveColors, copyColors }) => {
      if (latest !== request) return;
      showVariables(deriveColors(colors, scheme));
      copyColors(colors);
    },
    // The early script's colors stay; the next change tries again.
    () => undefined,
  );
}

/** Sets exactly these color variables on `html`. */
function showVariables(variables: Readonly<Record<string, string>>): void {
  const shown = Array.from(document.documentElement.style).filter((name) => ours.test(name));
  showOnRoot({ ...Object.fromEntries(shown.map((name) => [name, null])), ...variables });
}
