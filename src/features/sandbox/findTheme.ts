import { packageOf, type DemoPackages, type ProjectTheme } from '@/model';
import type { ProjectRequest } from './project';

/** The packages of a demo's project: those of the variant, where the demo's stylings need different ones. */
export function packagesOf({ source, variant }: ProjectRequest): DemoPackages {
  return variant.packages ?? source.packages;
}

/** The theme of a demo's project; none for a demo that does not use the library the theme belongs to. */
export function findTheme(request: ProjectRequest): ProjectTheme | undefined {
  const { theme } = request.source;
  return theme && packageOf(theme.module) in packagesOf(request).needed ? theme : undefined;
}
