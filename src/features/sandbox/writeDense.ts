import { denseComponents } from '@/base/theme/denseComponents';
import type { ProjectTheme } from '@/model';
import { findTheme } from './findTheme';
import type { Project, ProjectRequest, ProjectSettings } from './project';
import { writeLiteral } from './writeLiteral';

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
