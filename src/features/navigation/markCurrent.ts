/** Marks the link of the current page and opens the groups around it. Returns false if there is no such link. */
export function markCurrent(nav: HTMLElement, pathname: string): boolean {
  const current = [...nav.querySelectorAll('a')].find(
    (link) => link.getAttribute('href') === pathname,
  );
  nav.querySelectorAll('a[aria-current]').forEach((link) => {
    if (link !== current) {
      link.removeAttribute('aria-current');
    }
  });
  current?.setAttribute('aria-current', 'page');
  openTheWay(current);
  return current !== undefined;
}

function openTheWay(link: Element | undefined) {
  for (let list = link?.closest('ul'); list; list = list.parentElement?.closest('ul')) {
    const button = list.previousElementSibling;
    if (button?.matches('button[aria-expanded]')) {
      setOpen(button, true);
    }
  }
}

/** Shows or hides the list below a group's button. */
export function setOpen(button: Element, open: boolean) {
  button.setAttribute('aria-expanded', String(open));
  button.nextElementSibling?.toggleAttribute('hidden', !open);
}
