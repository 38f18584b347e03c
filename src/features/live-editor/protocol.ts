import type { DemoSettings } from '@/base/theme/settings';
import { isEditorPack, type CodeStyling } from '@/model';

/** A file as the reader has it. */
export interface EditedFile {
  name: string;
  code: string;
}

/** How the demo is to be rendered. */
export interface StageView {
  /** What decides how the demo looks, apart from its code. */
  settings: DemoSettings;
  /** Whether it has the ground of its own colors, not that of the page. */
  ownGround: boolean;
  /** Whether it is centered in a box, or has the frame to itself like a page. */
  layout: 'box' | 'page';
  /** Pixels; none for the whole width. */
  maxWidth?: number;
  /** Whether there is space around it. */
  padded: boolean;
  /** Module of the theme around it, where that is not the site's. */
  theme?: string;
}

/** What the page says to the frame. */
export type ToFrame =
  | { kind: 'run'; run: number; files: EditedFile[]; styling: CodeStyling; view: StageView }
  | { kind: 'view'; view: StageView }
  | { kind: 'ping'; id: number }
  /** Its reader came to it by themselves, and the focus is where they want it. */
  | { kind: 'stay' };

/** What the page says to the part of the frame that loads the others. */
export type ToLoader = { kind: 'file'; url: string; text: string };

/** What is wrong with edited code. */
export interface CodeProblem {
  /** Before it ran, while it ran, or said by the code itself. */
  phase: 'compile' | 'run' | 'console';
  message: string;
  /** Name of the file, where known. */
  file?: string;
  /** From 1. */
  line?: number;
  /** From 1; known for errors of syntax only. */
  column?: number;
}

/** What the frame tells of the code. Whatever that did: the page believes none of it, it only shows it. */
export type FrameNews =
  | { kind: 'ready' }
  | { kind: 'rendered'; run: number }
  | { kind: 'problem'; run: number; problem: CodeProblem }
  /** Pixels. */
  | { kind: 'height'; height: number };

/** What the frame says to the page. */
export type FromFrame =
  | FrameNews
  /** Its document came; with this comes the port by which everything else is said. */
  | { kind: 'here' }
  /** Its reader pressed something inside of it. */
  | { kind: 'entered' }
  /** The focus has come to it. */
  | { kind: 'focused' }
  /** Its document came without a sandbox, and does nothing. */
  | { kind: 'refused' }
  /** It cannot load a file by itself. */
  | { kind: 'ask'; url: string }
  | { kind: 'pong'; id: number };

/** Characters, of words that edited code may make as long as it likes. */
export const longestMessage = 2000;
const longestName = 200;

/** Messages that say nothing but what they are. */
const plainKinds = new Set(['here', 'refused', 'ready', 'entered', 'focused'] as const);

/** Reads a message of the frame; undefined for everything that is none. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, run, id, height, url } = data;
  if (plainKinds.has(kind as never)) return { kind } as FromFrame;
  if (kind === 'ask' && isEditorPack(url)) return { kind, url };
  if (kind === 'pong' && isCount(id)) return { kind, id };
  if (kind === 'rendered' && isCount(run)) return { kind, run };
  if (kind === 'height' && isCount(height)) return { kind, height };
  if (kind === 'problem' && isCount(run)) {
    const problem = readProblem(data.problem);
    return problem && { kind, run, problem };
  }
  return undefined;
}

const phases = ['compile', 'run', 'console'] as const;

function readProblem(data: unknown): CodeProblem | undefined {
  if (!isRecord(data)) return undefined;
  const { message, file, line, column } = data;
  const phase = phases.find((one) => one === data.phase);
  if (!phase || typeof message !== 'string') return undefined;
  return {
    phase,
    message: message.slice(0, longestMessage),
    ...(typeof file === 'string' && { file: file.slice(0, longestName) }),
    ...(isCount(line) && { line }),
    ...(isCount(column) && { column }),
  };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
