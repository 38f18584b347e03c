import type { DemoOptions, HouseStyle, Severity } from '@/model';
import type { ParsedModule } from '../collect/parseModule';
import type { Finding } from './PageRule';

/** One styling of a demo, as rules see it. */
export interface StyledDemo {
  name: string;
  options: DemoOptions;
  /** Whether the page shows a preview of its code. */
  hasPreview: boolean;
  /** Its modules, the entry first. */
  modules: readonly StyledModule[];
  style: HouseStyle;
}

/** One file of a demo. */
export interface StyledModule {
  file: string;
  module: ParsedModule;
}

/** A rule of the house style for demos. It depends on the demo only. */
export interface DemoRule {
  name: string;
  severity: Severity;
  check: (demo: StyledDemo) => Finding[];
}
