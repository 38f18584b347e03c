/** Puts the network's script into `box`; the ad comes next to it. Returns a function that takes both away. */
export function injectScript(box: Element, src: string): () => void {
  const script = document.createElement('script');
  // The script looks for itself by this id.
  script.id = '_carbonads_js';
  script.async = true;
  script.src = src;
  box.append(script);
  return () => box.replaceChildren();
}
