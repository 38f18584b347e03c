import type { CodeProblem, FrameNews } from '../protocol';
import type { FrameEnd } from './FrameListener';
import { withProblem } from './withProblem';

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

/** An event of a frame. */
export type PreviewEvent =
  FrameNews | { kind: 'end'; why: FrameEnd } | { kind: 'again' } | { kind: 'copy' };

/** Initial state. */
export const newPreview: PreviewState = {
  attempt: 0,
  isCopy: false,
  ready: false,
  rendered: 0,
  run: 0,
  problems: [],
};

/** Returns the state after an event. Messages of an outdated run are ignored. */
export function nextPreview(state: PreviewState, event: PreviewEvent): PreviewState {
  switch (event.kind) {
    case 'ready':
      return { ...state, ready: true };
    case 'height':
      return { ...state, height: event.height };
    case 'rendered':
      return event.run < state.run ? state : { ...ofRun(state, event.run), rendered: event.run };
    case 'problem':
      return event.run < state.run ? state : withProblem(ofRun(state, event.run), event.problem);
    case 'end':
      return { ...state, ready: false, ended: event.why };
    case 'again':
    case 'copy': {
      const { attempt, height } = state;
      return { ...newPreview, attempt: attempt + 1, isCopy: event.kind === 'copy', height };
    }
  }
}

/** Removes the problems of the previous run. */
function ofRun(state: PreviewState, run: number): PreviewState {
  return run === state.run ? state : { ...state, run, problems: [] };
}
