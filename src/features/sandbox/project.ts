import type { DemoSource, DemoVariant } from '@/model';

/** The files of a project: contents by path. */
export type Project = Readonly<Record<string, string>>;

/** A demo as its reader has it: one variant of its source, a mode and a direction. */
export interface ProjectRequest {
  source: DemoSource;
  variant: DemoVariant;
  settings: { paletteMode: 'light' | 'dark'; direction: 'ltr' | 'rtl' };
}
