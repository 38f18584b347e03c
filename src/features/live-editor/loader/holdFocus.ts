import { nativeGetter, nativeMethod } from './natives';
import type { Channel } from './openChannel';

/** Milliseconds after a press inside the frame in which code may move the focus there: browsers move it after the press. */
const followsPress = 1000;

/** Milliseconds after the frame got the focus in which keys are taken for the page’s, unless the page says otherwise. */
const graceTime = 250;

const presses = ['pointerdown', 'mousedown', 'touchend', 'click'];
const keys = ['keydown', 'keypress', 'keyup', 'beforeinput'];

/** Methods that move the focus, with the global constructor they belong to. */
const movers = [
  ['HTMLElement', 'focus'],
  ['SVGElement', 'focus'],
  ['MathMLElement', 'focus'],
  ['HTMLInputElement', 'select'],
  ['HTMLTextAreaElement', 'select'],
] as const;

/**
 * Keeps code from moving the focus into this frame: what moves it acts only where the frame has it already, and just after
 * its reader pressed something here. Other ways cannot be closed from here, such as `top.focus.call(window)`; so the page
 * is told what only a browser can make happen, a press and the coming of the focus, and takes it back. Keys that
 * come before it could are nobody's.
 */
export function holdFocus({ say, hear }: Channel): void {
  const timeOf = nativeGetter(Event.prototype, 'timeStamp') as (event: Event) => number;
  const targetOf = nativeGetter(Event.prototype, 'target');
  const keyOf = nativeGetter(KeyboardEvent.prototype, 'key');
  const stop = nativeMethod(Event.prototype, 'stopImmediatePropagation');
  const prevent = nativeMethod(Event.prototype, 'preventDefault');
  let pressedAt = -Infinity;
  let focusedAt = -Infinity;

  const press = (event: Event) => {
    pressedAt = timeOf(event);
    say({ kind: 'entered' });
  };
  const takeFocus = (event: Event) => {
    if (targetOf(event) !== window) return;
    const time = timeOf(event);
    // Who pressed something here came by themselves.
    focusedAt = time - pressedAt < followsPress ? -Infinity : time;
    say({ kind: 'focused' });
  };
  const dropUnintended = (event: Event) => {
    if (timeOf(event) - focusedAt > graceTime) return;
    if (event instanceof KeyboardEvent && keyOf(event) === 'Tab') return;
    prevent(event);
    stop(event);
  };
  hear(({ kind }) => {
    if (kind === 'stay') focusedAt = -Infinity;
  });
  for (const type of presses) listenFirst(type, press);
  for (const type of keys) listenFirst(type, dropUnintended);
  listenFirst('focus', takeFocus);
  limitMovers(() => pressedAt);
}

/** Adds a capturing listener that runs before those of edited code and ignores events that code dispatched itself. */
function listenFirst(type: string, act: (event: Event) => void): void {
  const hear = (event: Event) => event.isTrusted && act(event);
  window.addEventListener(type, hear, { capture: true });
}

function limitMovers(lastPress: () => number): void {
  const hasFocus = document.hasFocus.bind(document);
  const now = performance.now.bind(performance);
  const limit = (owner: object, name: string) => {
    const native = nativeMethod(owner, name);
    const move = function (this: object | undefined, ...given: unknown[]) {
      if (hasFocus() || now() - lastPress() < followsPress) native(this ?? window, ...given);
    };
    Reflect.set(owner, name, move);
  };
  for (const [global, name] of movers) {
    const constructor: unknown = Reflect.get(window, global);
    if (typeof constructor === 'function') limit(constructor.prototype as object, name);
  }
  limit(window, 'focus');
}
