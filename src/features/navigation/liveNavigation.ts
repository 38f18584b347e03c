/** Opens or closes the group whose button was clicked; does nothing for a click elsewhere. */
export function toggleGroup(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button[aria-expanded]') : null;
  if (button) {
    setOpen(button, button.getAttribute('aria-expanded') !== 'true');
  }
}

/** Returns the list below a group's button if only its first entry is rendered; null otherwise. */
export function partialListAt(target: EventTarget | null): HTMLElement | null {
  const button = target instanceof Element ? target.closest('button[aria-expanded]') : null;
  const list = button?.nextElementSibling;
  return list instanceof HTMLElement && list.dataset.partial !== undefined ? list : null;
}

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

function setOpen(button: Element, open: boolean) {
  button.setAttribute('aria-expanded', String(open));
  button.nextElementSibling?.toggleAttribute('hidden', !open);
}

/** Scrolls the navigation, not the page, to the current link. */
export function revealCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('a[aria-current]')?.getBoundingClientRect();
  const frame = nav.getBoundingClientRect();
  if (link && (link.top < frame.top || link.bottom > frame.bottom)) {
    nav.scrollTop += link.top - frame.top - frame.height / 3;
  }
}

/** Sets the full name as the title of a link whose text is truncated. */
export function nameCutLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const name = link?.querySelector('.nav-name') ?? link;
  if (link && name && name.scrollWidth > name.clientWidth) link.title = name.textContent ?? '';
}
