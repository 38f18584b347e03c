import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';

/**
 * Components that markdown embeds with `{{"component": "modules/components/Name"}}`, by name. Each is a file of
 * this folder and a chunk of its own, loaded by the pages that use it.
 */
export const siteComponents: Readonly<Record<string, ComponentType<Record<string, unknown>>>> = {
  VersionList: dynamic(() => import('./VersionList')),
  IconSearch: dynamic(() => import('./IconSearch')),
  BenchFigures: dynamic(() => import('./BenchFigures')),
  ScreenCard: dynamic(() => import('./ScreenCard')),
};
