/** Opens or closes the group whose button was clicked; does nothing for a click elsewhere. */
export function toggleGroup(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button[aria-expanded]') : null;
  if (button) {
    setOpen(button, button.getAttribute('aria-expanded') !== 'true');
  }
}

/** Marks the link of the page being read and opens the way to it. */
export function markCurrent(nav: HTMLElement, pathname: string): void {
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
