import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { ToFrame } from '../protocol';
import { newPreview, type PreviewState } from './previewState';
import { nextPreview } from './nextPreview';
import { useSession } from './useSession';

/** Milliseconds after the last key until code runs: with compiling and rendering, updates take less than 300. */
const pause = 120;

/** State and actions of a preview. */
export interface Preview extends PreviewState {
  /** Ref callback of the iframe. */
  takeFrame: (element: HTMLIFrameElement | null) => void;
  /** Creates a new frame after one has ended. */
  runAgain: () => void;
}

/** What to run. */
type Running = Omit<Extract<ToFrame, { kind: 'run' }>, 'kind' | 'run'>;

/** Runs files in a sandboxed frame, again whenever they change. */
export function usePreview({ files, styling, view }: Running): Preview {
  const [state, send] = useReducer(nextPreview, newPreview);
  const [element, setElement] = useState<HTMLIFrameElement | null>(null);
  const post = useSession(element, state.isCopy, send);
  const run = useRef(0);
  const latest = useRef({ files, styling, view });
  useEffect(() => {
    latest.current = { files, styling, view };
  }, [files, styling, view]);

  const start = useCallback(() => {
    run.current += 1;
    post({ kind: 'run', run: run.current, ...latest.current });
  }, [post]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!state.ready) {
      isFirst.current = true;
      return undefined;
    }
    const timer = setTimeout(start, isFirst.current ? 0 : pause);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [files, state.ready, start]);
  useEffect(() => {
    post({ kind: 'view', view });
  }, [post, view]);

  return { ...state, takeFrame: setElement, runAgain: () => send({ kind: 'again' }) };
}
