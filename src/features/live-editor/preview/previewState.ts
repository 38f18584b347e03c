import type { CodeProblem } from '../protocol';
import type { FrameEnd } from './FrameListener';

/** State of the frame that runs edited code. */
export interface PreviewState {
  /** Number of the frame; a new one is created when the reader asks for it after one has ended. */
  attempt: number;
  /** Whether the frame loads the copy on this device, which the service worker serves. */
  isCopy: boolean;
  /** Whether the frame is ready. */
  ready: boolean;
  /** Why the frame was ended. */
  ended?: FrameEnd;
  /** Number of the last run that was rendered. */
  rendered: number;
  /** Number of the run with the problems. */
  run: number;
  problems: readonly CodeProblem[];
  /** Height in pixels; undefined until the frame has rendered something. */
  height?: number;
}

/** Initial state. */
export const newPreview: PreviewState = {
  attempt: 0,
  isCopy: false,
  ready: false,
  rendered: 0,
  run: 0,
  problems: [],
};
