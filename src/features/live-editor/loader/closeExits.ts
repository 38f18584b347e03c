/** Globals that reach other hosts past the document's policy. */
const exits = /^(webkit|moz)?RTC|^WebTransport|^WebSocketStream$/;

/** Elements that hold a document of their own, with globals of its own. */
const holders = 'iframe, frame, object, embed, fencedframe, portal';

/** Methods that write a document, or a shadow without `attachShadow`. */
const writers = ['open', 'write', 'writeln', 'setHTMLUnsafe', 'parseHTMLUnsafe'];

const ignore = () => undefined;

/**
 * Takes from this document what its policy does not rule out, before any code of a reader is in it: connections from
 * peer to peer, documents within this one, whose globals would be whole again, and what fills the history of the page
 * around it. That this frame goes to another host is ruled out by the policy of that page.
 */
export function closeExits(): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (exits.test(name)) Reflect.deleteProperty(window, name);
  }
  // Every step of this frame would be one of the page's history.
  Object.assign(History.prototype, { pushState: ignore, replaceState: ignore });
  // They would bring documents past what looks for them, or take away the listeners of this page.
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

/** Before what such a document holds can run: it is loaded in a task of its own, and this is told at the end of this one. */
function removeDocuments(root: Document | ShadowRoot): void {
  const { querySelectorAll } = root;
  const { remove } = Element.prototype;
  const { apply } = Reflect;
  new MutationObserver(() => {
    const found = apply(querySelectorAll, root, [holders]) as NodeListOf<Element>;
    for (let at = 0; at < found.length; at += 1) apply(remove, found[at], []);
  }).observe(root, { childList: true, subtree: true });
  for (const holder of [HTMLIFrameElement, HTMLObjectElement, HTMLFrameElement]) {
    for (const name of ['contentWindow', 'contentDocument']) {
      Reflect.deleteProperty(holder.prototype, name);
    }
  }
}
