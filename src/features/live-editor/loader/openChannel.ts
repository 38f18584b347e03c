import type { FromFrame, ToFrame, ToLoader } from '../protocol';
import { nativeGetter } from './natives';

type ToHere = ToFrame | ToLoader;

/** The conversation with the page around this frame. */
export interface Channel {
  say: (message: FromFrame) => void;
  /** Hears all that the page says from now on. */
  hear: (listener: (message: ToHere) => void) => void;
}

/**
 * Opens a conversation that edited code has no part in: it can neither read nor say anything there, nor make the page
 * read something large. Nobody can take `window.top.postMessage` away, but the page reads what comes by the port alone.
 * Nothing here is looked up later on, when edited code may have replaced it.
 */
export function openChannel(): Channel {
  const { port1, port2 } = new MessageChannel();
  const dataOf = nativeGetter(MessageEvent.prototype, 'data');
  const listeners: ((message: ToHere) => void)[] = [];
  port1.onmessage = (event) => {
    const message = dataOf(event) as ToHere;
    for (let at = 0; at < listeners.length; at += 1) listeners[at]?.(message);
  };
  // Whoever the page is: it is told no secret, and this document's headers say who may be around it.
  window.parent.postMessage({ kind: 'here' } satisfies FromFrame, '*', [port2]);
  return {
    say: port1.postMessage.bind(port1),
    hear: (listener) => void listeners.push(listener),
  };
}
