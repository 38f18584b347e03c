import type { DemoSettings } from '@/base/theme/settings';
import type { CodeStyling } from '@/model';

/** A file with the reader's edits. */
export interface EditedFile {
  name: string;
  code: string;
}

/** How to render the demo. */
export interface StageView {
  /** Theme settings of the demo. */
  settings: DemoSettings;
  /** Whether the background is that of the demo's own color scheme instead of the page's. */
  ownGround: boolean;
  /** Whether it is centered in a box, or laid out like a page. */
  layout: 'box' | 'page';
  /** Maximum width in pixels; undefined for the full width. */
  maxWidth?: number;
  /** Whether it has padding. */
  padded: boolean;
  /** Module of the theme, if it is not the site's. */
  theme?: string;
}

/** Messages from the page to the frame. */
export type ToFrame =
  | { kind: 'run'; run: number; files: EditedFile[]; styling: CodeStyling; view: StageView }
  | { kind: 'view'; view: StageView }
  | { kind: 'ping'; id: number }
  /** The reader moved the focus to the frame: keys are meant for it. */
  | { kind: 'stay' };

/** Messages from the page to the frame's loader. */
export type ToLoader = { kind: 'file'; url: string; text: string };

/** A problem in edited code. */
export interface CodeProblem {
  /** A compile error, a runtime error, or a console message. */
  phase: 'compile' | 'run' | 'console';
  message: string;
  /** Name of the file, if known. */
  file?: string;
  /** From 1. */
  line?: number;
  /** Column, from 1; only for syntax errors. */
  column?: number;
}

/** Messages about edited code, which may have forged them: the page only displays them. */
export type FrameNews =
  | { kind: 'ready' }
  | { kind: 'rendered'; run: number }
  | { kind: 'problem'; run: number; problem: CodeProblem }
  /** Pixels. */
  | { kind: 'height'; height: number };

/** Messages from the frame to the page. */
export type FromFrame =
  | FrameNews
  /** The document has loaded. The message transfers the port for all other messages. */
  | { kind: 'here' }
  /** The reader clicked inside the frame. */
  | { kind: 'entered' }
  /** The frame got the focus. */
  | { kind: 'focused' }
  /** The document is not sandboxed, and does nothing. */
  | { kind: 'refused' }
  /** Requests a file that the frame cannot load. */
  | { kind: 'ask'; url: string }
  | { kind: 'pong'; id: number };

/** Maximum length of a message, in characters: edited code controls it. */
export const longestMessage = 2000;
