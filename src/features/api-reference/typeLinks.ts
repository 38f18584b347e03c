import { placeBelow } from '@/base/ui';

/** The link whose popover the current click closes: the browser closes it before the link's click event. */
let closing: HTMLAnchorElement | undefined;

/** Creates a popover with a declaration. */
function panelOf(link: HTMLAnchorElement, declaration: Element): HTMLElement {
  const panel = document.createElement('div');
  panel.className = 'api-shown';
  panel.popover = 'auto';
  panel.tabIndex = -1;
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', link.textContent ?? '');
  const code = [...declaration.querySelectorAll(':scope > .code')];
  panel.append(...code.map((block) => block.cloneNode(true)));
  panel.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'open') return;
    closing = link;
    setTimeout(() => (closing = undefined));
    link.removeAttribute('aria-expanded');
  });
  panel.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') panel.remove();
  });
  return panel;
}

/** Shows the declaration that a link names. The popover is inserted after the link, so that Tab moves into it. */
function open(link: HTMLAnchorElement, declaration: Element): void {
  const panel = panelOf(link, declaration);
  link.after(panel);
  panel.showPopover();
  placeBelow(panel, link);
  panel.focus({ preventScroll: true });
  link.setAttribute('aria-expanded', 'true');
}

/**
 * Adds listeners that open the declaration of a type in place. Without JavaScript the link leads to it at the end of
 * the page.
 */
export function listenForTypes(): void {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a.api-type');
    const declaration = link && document.getElementById(link.hash.slice(1));
    // Without the Popover API, the link leads to the declaration.
    if (!declaration || !('popover' in HTMLElement.prototype)) return;
    event.preventDefault();
    if (link !== closing) open(link, declaration);
  });
}
