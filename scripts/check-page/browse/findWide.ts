/** Content that is wider than the box around it, or than the viewport. */
export interface Wide {
  /** By how many pixels. */
  wider: number;
  /** Markup of the innermost element that reaches beyond the edge. */
  html: string;
  /** Selectors of that element, in the form `locateElements` takes: of the frame around it, if any, then of the element. */
  selector: string[];
}

/** Returns the demos wider than their boxes, and what makes the page itself too wide. Runs in the page. */
export function findWide(): Wide[] {
  let count = 0;
  const mark = (element: Element) => {
    element.setAttribute('data-check-wide', String((count += 1)));
    return `[data-check-wide="${count}"]`;
  };
  const describe = (box: Element, wider: number, edge: number): Wide => {
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > edge + 1;
    let beyond = [...box.querySelectorAll('*')].find(isBeyond) ?? box;
    // The boxes around it grow with it, so the innermost one is the cause.
    for (let inner; (inner = [...beyond.children].find(isBeyond));) beyond = inner;
    const html = beyond.outerHTML.slice(0, 120);
    return { wider, html, selector: [mark(beyond)] };
  };
  const demos = [...document.querySelectorAll('[data-demo] > [data-bg]')].flatMap((box): Wide[] => {
    const wider = box.scrollWidth - box.clientWidth;
    if (wider > 1) return [describe(box, wider, box.getBoundingClientRect().right)];
    const frame = box.querySelector('iframe');
    const inner = frame?.contentDocument?.documentElement;
    const inFrame = inner ? inner.scrollWidth - inner.clientWidth : 0;
    if (!frame || !inner || inFrame <= 1) return [];
    const found = describe(inner, inFrame, inner.clientWidth);
    return [{ ...found, selector: [mark(frame), ...found.selector] }];
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return demos;
  const main = document.querySelector('main') ?? document.body;
  return [...demos, describe(main, scrollWidth - clientWidth, clientWidth)];
}
