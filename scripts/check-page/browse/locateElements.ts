import type { CheckedWindow, SourcePlace } from '../frame/showcase';

/** Hints at where an element of a page was written. */
export interface ElementPlace {
  /** Name of the demo it is in; empty outside demos, and in portals. */
  demo: string;
  /** The line of a demo or a fence that renders it, if React knows it. */
  source?: SourcePlace;
  /** Text of the heading above it. */
  heading: string;
  /** Its text, at most 200 characters. */
  text: string;
}

/**
 * Returns where elements were written, in the order of their selectors. Each selector is a list: of the frames around
 * an element, then of the element. Runs in the page.
 */
export function locateElements(selectors: readonly (readonly string[])[]): ElementPlace[] {
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
