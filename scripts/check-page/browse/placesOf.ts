import type { CheckedWindow, SourcePlace } from '../frame/showcase';

/** What tells where an element of a page was written. */
export interface ElementPlace {
  /** The demo it is in; empty for text around the demos and for what is shown elsewhere in the document. */
  demo: string;
  /** The line of a demo or a fence that renders it, where React knows. */
  source?: SourcePlace;
  /** Text of the heading above it. */
  heading: string;
  /** Its own text, shortened. */
  text: string;
}

/**
 * Runs in the page: where the elements are that selectors find. Each selector is a list: the frames around an element,
 * then the element.
 */
export function placesOf(selectors: readonly (readonly string[])[]): ElementPlace[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
  return selectors.map((path) => {
    const [outer] = path;
    const around = outer ? document.querySelector(outer) : null;
    const element = path.slice(1).reduce<Element | null>((frame, selector) => {
      const inner = (frame as HTMLIFrameElement | null)?.contentDocument;
      return inner?.querySelector(selector) ?? frame;
    }, around);
    const own = element?.ownerDocument.defaultView as CheckedWindow | null | undefined;
    const above = headings.filter(
      (heading) =>
        around && heading.compareDocumentPosition(around) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return {
      demo: around?.closest<HTMLElement>('[data-demo]')?.dataset.demo ?? '',
      source: element ? own?.sourceOf?.(element) : undefined,
      heading: above.at(-1)?.textContent ?? '',
      text: (element?.textContent ?? '').slice(0, 200),
    };
  });
}
