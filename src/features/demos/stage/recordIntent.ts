import { findAgain, pathTo, type ElementPlace } from './findAgain';
import { repeatDeed, type Deed } from './repeatDeed';

/** A recording of events, and how to replay it. */
export interface IntentRecord {
  /** Stops recording and replays everything, in order. */
  replay: () => void;
  stop: () => void;
}

/** Keys with a function of their own. Tab is left to the browser. */
const isCommand = (key: string) => key.length > 1 && !/^(Tab|Shift|Control|Alt|Meta)$/.test(key);

/**
 * Records what a reader does in a container until its demo is hydrated: clicks and keys are held back, typed text is
 * restored, and focus events are dispatched again, because React misses all of these before hydration.
 */
export function recordIntent(container: HTMLElement): IntentRecord {
  const deeds: Deed[] = [];
  const place = (target: Element) => ({ target, path: pathTo(container, target) });
  const isOurs = ({ target }: Event) => target instanceof Node && container.contains(target);
  const onClick = (event: Event) => {
    if (!isOurs(event)) return;
    hold(event);
    deeds.push({ kind: 'click', ...place(event.target as Element) });
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isOurs(event) || !isCommand(event.key)) return;
    const { key, code } = event;
    deeds.push({ kind: 'key', ...place(event.target as Element), key, code });
  };
  const onInput = (event: Event) => {
    const { target } = event;
    if (!isOurs(event) || !isTextField(target)) return;
    deeds.push({ kind: 'text', ...place(target), value: target.value });
  };
  const focused = () => place(container.ownerDocument.activeElement ?? container);
  let lastFocus = focused();
  const onFocus = (event: Event) => {
    if (isOurs(event)) lastFocus = focused();
  };
  const stop = listen(container.ownerDocument, {
    click: onClick,
    keydown: onKey,
    input: onInput,
    focusin: onFocus,
  });
  return {
    stop,
    replay() {
      stop();
      refocus(container, lastFocus);
      deeds.forEach((deed) => repeatDeed(container, deed));
    },
  };
}

type Listeners = { [T in keyof DocumentEventMap]?: (event: DocumentEventMap[T]) => void };

/** Listens above the page's root: React stops the propagation of events in a root that it is hydrating. */
function listen(ownerDocument: Document, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  all.forEach(([type, hear]) => ownerDocument.addEventListener(type, hear, true));
  return () => all.forEach(([type, hear]) => ownerDocument.removeEventListener(type, hear, true));
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type))
  );
}

function refocus(container: HTMLElement, place: ElementPlace): void {
  if (place.path.length === 0 || place.target === container) return;
  const element = findAgain(container, place);
  if (!(element instanceof HTMLElement) || !container.contains(element)) return;
  if (container.ownerDocument.activeElement === element) {
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  } else if (!place.target.isConnected) {
    element.focus();
  }
}
