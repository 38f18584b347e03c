import type { DocsProblem, PageKind, Severity } from '@/model';
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

/** The result of a rule: a position on the page, what is wrong there, and how to fix it. */
export type Finding = Position & Pick<DocsProblem, 'what' | 'fix'> & { file?: string };

/** A rule of the house style for pages (content guide). It depends on the page only. */
export interface PageRule {
  name: string;
  severity: Severity;
  check: (page: StyledPage) => Finding[];
}
