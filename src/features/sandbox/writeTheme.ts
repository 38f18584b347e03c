import { denseComponents } from '@/base/theme/denseComponents';
import { defaultThemeSettings } from '@/base/theme/settings';
import type { ProjectTheme } from '@/model';
import { findTheme } from './findTheme';
import type { Project, ProjectRequest, ProjectSettings } from './project';
import { Name, writeLiteral, type Literal } from './writeLiteral';

/** Returns the theme file of a project, with only the settings that differ from the defaults. */
export function writeTheme(theme: ProjectTheme, settings: ProjectSettings): string {
  const options = listOptions(theme, settings);
  const start = `const theme = ${theme.create}(`;
  if (Object.keys(options).length === 0) return `${start});`;
  return `${start}${writeLiteral(options, { taken: `${start});`.length, depth: 0 })});`;
}

/** Returns the file with the dense theme options, if the reader chose dense and the library supports it. */
export function writeDense(request: ProjectRequest): Project {
  const theme = findTheme(request);
  if (!theme || !isDense(theme, request.settings)) return {};
  const isTyped = request.variant.language === 'TS';
  return {
    [`src/denseComponents.${isTyped ? 'ts' : 'js'}`]: `/** Small sizes and narrow margins. */
export const denseComponents = ${writeLiteral(denseComponents)}${isTyped ? ' as const' : ''};
`,
  };
}

/** Whether a project's theme is a dense one. */
export function isDense({ takes = [] }: ProjectTheme, { dense }: ProjectSettings): boolean {
  return dense && takes.includes('density');
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
