import type { ThemeSettings } from '@/base/theme/settings';
import type { DemoSource, DemoVariant } from '@/model';

/** The files of a project: contents by path. */
export type Project = Readonly<Record<string, string>>;

/** The reader's settings that apply to a project. */
export type ProjectSettings = Pick<
  ThemeSettings,
  'paletteMode' | 'direction' | 'dense' | 'spacing' | 'paletteColors'
>;

/** One variant of a demo's source, with the reader's settings. */
export interface ProjectRequest {
  source: DemoSource;
  variant: DemoVariant;
  settings: ProjectSettings;
}
