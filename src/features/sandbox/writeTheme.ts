import { defaultThemeSettings } from '@/base/theme/settings';
import type { ProjectTheme } from '@/model';
import type { ProjectSettings } from './project';
import { Name, writeLiteral, type Literal } from './writeLiteral';
import { isDense } from './writeDense';

/** Returns the theme file of a project, with only the settings that differ from the defaults. */
export function writeTheme(theme: ProjectTheme, settings: ProjectSettings): string {
  const options = listOptions(theme, settings);
  const start = `const theme = ${theme.create}(`;
  if (Object.keys(options).length === 0) return `${start});`;
  return `${start}${writeLiteral(options, { taken: `${start});`.length, depth: 0 })});`;
}

function listOptions(theme: ProjectTheme, settings: ProjectSettings): Literal & object {
  const { modeAttribute, takes = [] } = theme;
  const { direction, paletteMode, spacing, paletteColors } = settings;
  const palette: Literal = {
    ...(paletteMode === 'dark' && !modeAttribute && { mode: 'dark' }),
    ...(takes.includes('colors') && paletteColors),
  };
  const isSpaced = spacing !== defaultThemeSettings.spacing && takes.includes('spacing');
  return {
    ...(direction === 'rtl' && { direction }),
    ...(Object.keys(palette).length > 0 && { palette }),
    ...(isSpaced && { spacing }),
    ...(isDense(theme, settings) && { components: new Name('denseComponents') }),
  };
}
