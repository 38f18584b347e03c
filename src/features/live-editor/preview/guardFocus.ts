/** Times a run may take the focus before its frame is ended: a field of a demo that takes it as it is drawn does so once. */
const mostGrabs = 5;

/** How long browsers count a reader as active after a press (ms). */
const activeFor = 5000;

/** Keeps the focus where the reader put it. */
export interface FocusGuard {
  /** Begins to count anew, for another run. */
  forgive: () => void;
  stop: () => void;
}

/**
 * Gives the focus back to the page when the code in a frame takes it, unless the reader went there by the pointer or by
 * Tab. The page sees no press inside of the frame: it knows that the pointer is over it, and that the browser counts
 * the reader as active although nothing was pressed on the page. Code that goes on taking it is told of by `onGrabs`.
 */
export function guardFocus(frame: HTMLIFrameElement, onGrabs: () => void): FocusGuard {
  const { ownerDocument: document } = frame;
  const over = new AbortController();
  let grabs = 0;
  let last: Element | null = document.activeElement;
  // The press that opened the editor, or ran the code, was on the page.
  let pressed = performance.now();
  let byTab = false;
  let isOver = false;

  const isEntry = () => byTab || isPressInFrame(isOver, pressed);
  const giveBack = () => {
    if (over.signal.aborted || document.activeElement !== frame || isEntry()) return;
    frame.blur();
    if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
    else window.focus();
    grabs += 1;
    if (grabs > mostGrabs) onGrabs();
  };
  const press = (event: Event) => {
    pressed = performance.now();
    byTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (event.type === 'keydown') isOver = false;
  };
  const hear = (target: EventTarget, type: string, act: (event: Event) => void) =>
    target.addEventListener(type, act, { capture: true, signal: over.signal });
  hear(document, 'keydown', press);
  hear(document, 'pointerdown', press);
  hear(document, 'pointerover', ({ target }) => (isOver = target === frame));
  hear(document, 'focusin', ({ target }) => {
    if (target !== frame && target instanceof Element) last = target;
  });
  // The focus is in the frame a moment after it left the page.
  hear(window, 'blur', () => {
    giveBack();
    setTimeout(giveBack);
  });
  return { forgive: () => (grabs = 0), stop: () => over.abort() };
}

/** Whether the reader has just pressed something in the frame, as far as a page can know. */
function isPressInFrame(isOver: boolean, pressed: number): boolean {
  const { userActivation } = navigator;
  if (userActivation && !userActivation.isActive) return false;
  return isOver || (userActivation !== undefined && performance.now() - pressed > activeFor);
}
