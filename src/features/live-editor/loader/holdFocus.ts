import { limitMovers } from './limitMovers';
import { nativeGetter, nativeMethod } from './natives';
import type { Channel } from './openChannel';

/**
 * Milliseconds after a click inside the frame in which code may move the focus there: browsers do so after the click.
 */
const followsPress = 1000;

/**
 * Milliseconds after the frame got the focus in which keys are assumed to be meant for the page, unless the page says
 * otherwise.
 */
const graceTime = 250;

const presses = ['pointerdown', 'mousedown', 'touchend', 'click'];
const keys = ['keydown', 'keypress', 'keyup', 'beforeinput'];

/**
 * Prevents edited code from moving the focus into this frame: methods that move it only work if the frame has the focus
 * already, or just after a click inside it. Other ways cannot be closed from here, such as `top.focus.call(window)`.
 * Therefore trusted clicks and focus events are reported to the page, which takes the focus back. Keys that arrive
 * before that are dropped.
 */
export function holdFocus({ post, addListener }: Channel): void {
  const timeOf = nativeGetter(Event.prototype, 'timeStamp') as (event: Event) => number;
  const targetOf = nativeGetter(Event.prototype, 'target');
  const keyOf = nativeGetter(KeyboardEvent.prototype, 'key');
  const stop = nativeMethod(Event.prototype, 'stopImmediatePropagation');
  const prevent = nativeMethod(Event.prototype, 'preventDefault');
  let pressedAt = -Infinity;
  let focusedAt = -Infinity;

  const press = (event: Event) => {
    pressedAt = timeOf(event);
    post({ kind: 'entered' });
  };
  const takeFocus = (event: Event) => {
    if (targetOf(event) !== window) return;
    const time = timeOf(event);
    // After a click, the reader moved the focus here.
    focusedAt = time - pressedAt < followsPress ? -Infinity : time;
    post({ kind: 'focused' });
  };
  const dropUnintended = (event: Event) => {
    if (timeOf(event) - focusedAt > graceTime) return;
    if (event instanceof KeyboardEvent && keyOf(event) === 'Tab') return;
    prevent(event);
    stop(event);
  };
  addListener(({ kind }) => {
    if (kind === 'stay') focusedAt = -Infinity;
  });
  for (const type of presses) listenFirst(type, press);
  for (const type of keys) listenFirst(type, dropUnintended);
  listenFirst('focus', takeFocus);
  limitMovers(() => pressedAt, followsPress);
}

/** Adds a capturing listener that runs before those of edited code and ignores events that code dispatched itself. */
function listenFirst(type: string, act: (event: Event) => void): void {
  const handleTrusted = (event: Event) => event.isTrusted && act(event);
  window.addEventListener(type, handleTrusted, { capture: true });
}
