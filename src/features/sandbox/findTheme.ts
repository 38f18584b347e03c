import type { ProjectTheme } from '@/model';
import type { ProjectRequest } from './project';

/** The npm package of a module, `@scope/name` or `name`. */
export function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

/** The theme of a demo's project; none for a demo that does not use the library the theme belongs to. */
export function findTheme({ source }: Pick<ProjectRequest, 'source'>): ProjectTheme | undefined {
  const { theme, packages } = source;
  return theme && packageOf(theme.module) in packages.needed ? theme : undefined;
}
