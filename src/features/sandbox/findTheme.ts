import { packageOf, type DemoPackages, type ProjectTheme } from '@/model';
import type { ProjectRequest } from './project';

/** Returns the packages of a demo's project: those of the variant, if the demo's stylings need different ones. */
export function packagesOf({ source, variant }: ProjectRequest): DemoPackages {
  return variant.packages ?? source.packages;
}

/** Returns the theme of a demo's project; undefined for a demo that does not use the theme's library. */
export function findTheme(request: ProjectRequest): ProjectTheme | undefined {
  const { theme } = request.source;
  return theme && packageOf(theme.module) in packagesOf(request).needed ? theme : undefined;
}
