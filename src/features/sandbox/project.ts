import type { ThemeSettings } from '@/base/theme/settings';
import type { DemoSource, DemoVariant } from '@/model';

/** The files of a project: contents by path. */
export type Project = Readonly<Record<string, string>>;

/** What of a reader's settings a project takes along. */
export type ProjectSettings = Pick<
  ThemeSettings,
  'paletteMode' | 'direction' | 'dense' | 'spacing' | 'paletteColors'
>;

/** A demo as its reader has it: one variant of its source, and how it looks. */
export interface ProjectRequest {
  source: DemoSource;
  variant: DemoVariant;
  settings: ProjectSettings;
}
