import { writeStored } from '@/base/storage';
import type { PaletteMode } from './descriptors/setting';
import { colorKeys, hasColors, type PaletteColors } from './paletteColors';
import { showOnRoot } from './showOnRoot';

/** Variables of `html` that follow from the colors. */
const ours = /^--(mui|docs)-palette-/;

let latest: unknown;

/**
 * Gives `html` the CSS variables of the reader's colors. What derives them is fetched for readers who chose some; it
 * stores copies of its result for the early script, which cannot derive them.
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
    // What the early script showed stays; the next change tries again.
    () => undefined,
  );
}

/** Gives `html` exactly these variables of colors. */
function showVariables(variables: Readonly<Record<string, string>>): void {
  const shown = Array.from(document.documentElement.style).filter((name) => ours.test(name));
  showOnRoot({ ...Object.fromEntries(shown.map((name) => [name, null])), ...variables });
}
