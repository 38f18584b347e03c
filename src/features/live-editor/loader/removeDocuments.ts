/** Elements that contain another document, with its own globals. */
const holders = 'iframe, frame, object, embed, fencedframe, portal';

/**
 * Removes nested documents before their code can run: they load in a later task, and mutation observers run at the end
 * of the current one.
 */
export function removeDocuments(root: Document | ShadowRoot): void {
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
