import type { ColorRole } from '@/base/theme/settings/paletteColors';

/** The color a role has in demos now, `#rrggbb`: what a reader who chose none starts from. */
export function readShownColor(role: ColorRole): string {
  const own = getComputedStyle(document.documentElement).getPropertyValue(
    `--mui-palette-${role}-main`,
  );
  return /^#[\da-f]{6}$/i.test(own.trim()) ? own.trim().toLowerCase() : '#000000';
}
