import type { FromFrame, ToFrame, ToLoader } from '../protocol';
import { nativeGetter } from './natives';

type ToHere = ToFrame | ToLoader;

/** The message channel to the page around this frame. */
export interface Channel {
  post: (message: FromFrame) => void;
  /** Adds a listener for messages of the page. */
  addListener: (listener: (message: ToHere) => void) => void;
}

/**
 * Opens a message channel that edited code has no access to: it can neither read nor send messages there, nor make the
 * page parse large ones. `window.top.postMessage` cannot be removed, but the page only reads messages from the port.
 * All functions are captured now, because edited code may replace them later.
 */
export function openChannel(): Channel {
  const { port1, port2 } = new MessageChannel();
  const dataOf = nativeGetter(MessageEvent.prototype, 'data');
  const listeners: ((message: ToHere) => void)[] = [];
  port1.onmessage = (event) => {
    const message = dataOf(event) as ToHere;
    for (let at = 0; at < listeners.length; at += 1) listeners[at]?.(message);
  };
  // Any origin is fine: the message contains no secret, and this document's headers restrict who may embed it.
  window.parent.postMessage({ kind: 'here' } satisfies FromFrame, '*', [port2]);
  return {
    post: port1.postMessage.bind(port1),
    addListener: (listener) => void listeners.push(listener),
  };
}
