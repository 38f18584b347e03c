import type { FrameNews } from '../protocol';

/**
 * Why a frame was ended: its code does not respond, it sends too many messages, it keeps taking the focus, it fills the
 * history, it navigated, its files are missing, there is no connection to fetch them, or its code would not be isolated
 * from the site.
 */
export type FrameEnd =
  'stuck' | 'flooding' | 'grabbing' | 'stepping' | 'left' | 'missing' | 'offline' | 'unsafe';

/** Callbacks of a frame session. */
export interface FrameListener {
  onMessage: (message: FrameNews) => void;
  /** Called when the frame must be removed. */
  onEnd: (why: FrameEnd) => void;
  /**
   * Called when the frame's document did not load, but there is a copy, which the service worker serves only to
   * documents of the site.
   */
  onCopy: () => void;
}
