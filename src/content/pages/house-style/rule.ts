import type { DocsProblem, DemoOptions, HouseStyle, PageKind, Severity } from '@/model';
import type { ParsedModule } from '../collect/parseModule';
import type { Prose } from '../parse';
import type { Position } from '../stages';

/** A page as the rules look at it. */
export interface StyledPage {
  kind: PageKind;
  prose: readonly Prose[];
  /** Names of the components and hooks it is about. */
  documents: readonly string[];
  /** Phrases that the `facts.ts` next to the page vouches for. */
  facts: readonly FoundFact[];
}

/** A phrase that a fact vouches for, and where it is written. */
export interface FoundFact extends Position {
  file: string;
  says: string;
}

/** A demo as the rules look at it, in one styling. */
export interface StyledDemo {
  name: string;
  options: DemoOptions;
  /** Whether its page shows a preview of its code. */
  hasPreview: boolean;
  /** Its modules, its own first. */
  modules: readonly StyledModule[];
  style: HouseStyle;
}

/** One file of a demo. */
export interface StyledModule {
  file: string;
  module: ParsedModule;
}

/** What a rule says: a place of the page, what is wrong there, and how to fix it. */
export type Finding = Position & Pick<DocsProblem, 'what' | 'fix'> & { file?: string };

/** A rule of the house style for pages (content guide). It depends on the page alone. */
export interface PageRule {
  name: string;
  severity: Severity;
  check: (page: StyledPage) => Finding[];
}

/** A rule of the house style for demos. It depends on the demo alone. */
export interface DemoRule {
  name: string;
  severity: Severity;
  check: (demo: StyledDemo) => Finding[];
}
