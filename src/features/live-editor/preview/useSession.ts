import { useCallback, useEffect, useRef } from 'react';
import type { ToFrame } from '../protocol';
import type { FrameListener } from './FrameListener';
import { FrameSession } from './FrameSession';
import type { PreviewEvent } from './nextPreview';

/** Opens a session with the current frame. Returns a function that sends messages to it. */
export function useSession(
  element: HTMLIFrameElement | null,
  isCopy: boolean,
  send: (event: PreviewEvent) => void,
): (message: ToFrame) => void {
  const session = useRef<FrameSession>();
  useEffect(() => {
    if (!element) return undefined;
    const listener: FrameListener = {
      onMessage: send,
      onEnd: (why) => send({ kind: 'end', why }),
      onCopy: () => send({ kind: 'copy' }),
    };
    const opened = new FrameSession(element, listener, isCopy);
    session.current = opened;
    return () => opened.close();
  }, [element, isCopy, send]);
  return useCallback((message) => session.current?.post(message), []);
}
