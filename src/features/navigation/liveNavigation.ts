import { setOpen } from './markCurrent';

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
