import { removeDocuments } from './removeDocuments';

/** Globals that can connect to other hosts despite the document's content security policy. */
const exits = /^(webkit|moz)?RTC|^WebTransport|^WebSocketStream$/;

/** Methods that write a document, or create a shadow root without `attachShadow`. */
const writers = ['open', 'write', 'writeln', 'setHTMLUnsafe', 'parseHTMLUnsafe'];

const ignore = () => undefined;

/**
 * Removes what the content security policy of this document does not forbid, before any edited code runs: peer-to-peer
 * connections, nested documents, whose globals would be intact, and methods that fill the history of the page around
 * it. The policy of that page forbids navigating this frame to another host.
 */
export function closeExits(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (exits.test(name)) Reflect.deleteProperty(window, name);
  }
  // Every history entry of this frame would be one of the page's.
  Object.assign(History.prototype, { pushState: ignore, replaceState: ignore });
  // They would create documents unseen by the observer, or remove the listeners of this document.
  for (const owner of [Document, Document.prototype, Element.prototype, ShadowRoot.prototype]) {
    for (const name of writers) Reflect.deleteProperty(owner, name);
  }
  removeDocuments(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = attachShadow.call(this, init);
    removeDocuments(root);
    return root;
  };
}
