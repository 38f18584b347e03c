/** Milliseconds after Tab in which the focus may move to the frame. */
const followsTab = 500;

/** Milliseconds in which the frame must report that the reader clicked inside. */
const frameSaysSo = 150;

/** How often, in how many milliseconds, a run may take the focus before its frame is ended: a dialog takes it once. */
const mostGrabs = 2;
const countedFor = 10_000;

/** Keeps the focus where the reader put it. */
export interface FocusKeeper {
  /** Call when the reader clicked inside the frame. */
  enter: () => void;
  /**
   * Returns the focus to the page if it is in the frame although the reader did not move it there. Returns true if the
   * reader did.
   */
  check: () => boolean;
  /** Resets the count, for another run. */
  resetCount: () => void;
  stop: () => void;
  /**
   * Returns the focus to the page after the frame was removed with it: in Chromium 156, the page then gets no keys
   * although its element is still the active one.
   */
  restore: () => void;
}

/**
 * Returns the focus to the page when code moved it into the frame, unless the reader went there by a click, which the
 * frame reports, or by Tab. `onGrabs` is called for code that takes the focus repeatedly.
 */
export function keepFocus(frame: HTMLIFrameElement, onGrabs: () => void): FocusKeeper {
  const { ownerDocument: document } = frame;
  const over = new AbortController();
  let last = document.activeElement;
  let hasEntered = false;
  let tabbedAt = -Infinity;
  let grabs: readonly number[] = [];

  const check = () => {
    if (over.signal.aborted || document.activeElement !== frame) return false;
    if (hasEntered) return true;
    giveBack(frame, last);
    const now = performance.now();
    grabs = [...grabs.filter((time) => now - time < countedFor), now];
    if (grabs.length > mostGrabs) onGrabs();
    return false;
  };
  const leave = () => {
    hasEntered = false;
    tabbedAt = -Infinity;
  };
  const listen = (target: EventTarget, type: string, act: (event: Event) => void) =>
    target.addEventListener(type, act, { capture: true, signal: over.signal });
  listen(document, 'pointerdown', leave);
  listen(document, 'keydown', (event) => {
    leave();
    if (event instanceof KeyboardEvent && event.key === 'Tab') tabbedAt = event.timeStamp;
  });
  listen(document, 'focusin', ({ target }) => {
    if (target === frame || !(target instanceof Element)) return;
    leave();
    last = target;
  });
  listen(window, 'blur', ({ timeStamp }) => {
    hasEntered ||= timeStamp - tabbedAt < followsTab;
    setTimeout(check, frameSaysSo);
  });
  return {
    enter: () => (hasEntered = true),
    check,
    resetCount: () => (grabs = []),
    stop: () => over.abort(),
    restore: () => {
      const { activeElement, body } = document;
      const wasTaken = activeElement === frame || (activeElement === body && grabs.length > 0);
      if (!wasTaken && document.hasFocus()) return;
      window.focus();
      if (wasTaken) giveBack(frame, last);
    },
  };
}

function giveBack(frame: HTMLIFrameElement, last: Element | null): void {
  frame.blur();
  if (last instanceof HTMLElement && last.isConnected && last !== last.ownerDocument.body) {
    last.focus({ preventScroll: true });
  } else {
    window.focus();
  }
}
