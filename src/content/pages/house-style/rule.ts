import type { DocsProblem, DemoOptions, HouseStyle, PageKind, Severity } from '@/model';
import type { ParsedModule } from '../collect/parseModule';
import type { Prose } from '../parse';
import type { Position } from '../stages';

/** A page, as rules see it. */
export interface StyledPage {
  kind: PageKind;
  prose: readonly Prose[];
  /** Names of the components and hooks that it is about. */
  documents: readonly string[];
  /** Phrases that the `facts.ts` next to the page covers. */
  facts: readonly FoundFact[];
}

/** A phrase that a fact covers, with its position. */
export interface FoundFact extends Position {
  file: string;
  says: string;
}

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

/** The result of a rule: a position on the page, what is wrong there, and how to fix it. */
export type Finding = Position & Pick<DocsProblem, 'what' | 'fix'> & { file?: string };

/** A rule of the house style for pages (content guide). It depends on the page only. */
export interface PageRule {
  name: string;
  severity: Severity;
  check: (page: StyledPage) => Finding[];
}

/** A rule of the house style for demos. It depends on the demo only. */
export interface DemoRule {
  name: string;
  severity: Severity;
  check: (demo: StyledDemo) => Finding[];
}
