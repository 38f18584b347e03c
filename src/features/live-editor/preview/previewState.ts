import type { CodeProblem, FrameNews } from '../protocol';
import type { FrameEnd } from './FrameSession';

/** More problems than this nobody reads, and code can make them without end. */
const mostProblems = 20;

/** What is known of the frame that runs edited code. */
export interface PreviewState {
  /** Counts frames; a new one is made when the reader asks after one has ended. */
  attempt: number;
  /** Whether the frame is the copy on this device, which a service worker gives. */
  isCopy: boolean;
  /** Whether the frame listens. */
  ready: boolean;
  /** Why the frame is gone. */
  ended?: FrameEnd;
  /** The last run that was rendered. */
  rendered: number;
  /** The run the problems belong to. */
  run: number;
  problems: readonly CodeProblem[];
  /** Pixels; unknown until the frame has rendered something. */
  height?: number;
}

/** What happens to a frame. */
export type PreviewEvent =
  FrameNews | { kind: 'end'; why: FrameEnd } | { kind: 'again' } | { kind: 'copy' };

/** A frame of which nothing is known yet. */
export const newPreview: PreviewState = {
  attempt: 0,
  isCopy: false,
  ready: false,
  rendered: 0,
  run: 0,
  problems: [],
};

/** What is known after something happened. Messages of a run that a later one replaced count for nothing. */
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

/** The problems of one run make place for those of the next. */
function ofRun(state: PreviewState, run: number): PreviewState {
  return run === state.run ? state : { ...state, run, problems: [] };
}

function withProblem(state: PreviewState, problem: CodeProblem): PreviewState {
  const { problems } = state;
  const known = problems.findIndex((one) => isSame(one, problem));
  // React tells of an error once more, and then where it was.
  if (known >= 0 && problems[known]?.line === undefined) {
    return { ...state, problems: problems.with(known, problem) };
  }
  if (known >= 0 || problems.length >= mostProblems) return state;
  return { ...state, problems: [...problems, problem] };
}

/** Whether two problems are one: they say the same, of the same place as far as each knows its own. */
function isSame(a: CodeProblem, b: CodeProblem): boolean {
  if (a.message !== b.message) return false;
  if (a.line === undefined || b.line === undefined) return true;
  return a.line === b.line && a.file === b.file;
}
