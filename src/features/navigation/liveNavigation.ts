/** Opens or closes the group whose button was clicked; does nothing for a click elsewhere. */
export function toggleGroup(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button[aria-expanded]') : null;
  if (button) {
    setOpen(button, button.getAttribute('aria-expanded') !== 'true');
  }
}

/** The list below a group's button, where only its first entry is there; null for any other place. */
export function partialListAt(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element ? target.closest('button[aria-expanded]') : null;
  const list = button?.nextElementSibling;
  return list instanceof HTMLElement && list.dataset.partial !== undefined ? list : null;
}

/** Marks the link of the page being read and opens the way to it; false when it is not there. */
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

function setOpen(button: Element, open: boolean) {
  button.setAttribute('aria-expanded', String(open));
  button.nextElementSibling?.toggleAttribute('hidden', !open);
}

/** Scrolls the navigation, and nothing else, so that the current link can be seen. */
export function revealCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('a[aria-current]')?.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (link && (link.top < frame.top || link.bottom > frame.bottom)) {
    nav.scrollTop += link.top - frame.top - frame.height / 3;
  }
}

/** Gives a link whose name does not fit its whole name as a title. */
export function nameCutLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const name = link?.querySelector('.nav-name') ?? link;
  if (link && name && name.scrollWidth > name.clientWidth) link.title = name.textContent ?? '';
}
