import type { FrameNews } from '../protocol';
import type { FrameEnd } from './FrameListener';
import { withProblem } from './withProblem';
import { type PreviewState, newPreview } from './previewState';

/** An event of a frame. */
export type PreviewEvent =
  FrameNews | { kind: 'end'; why: FrameEnd } | { kind: 'again' } | { kind: 'copy' };

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
