/**
 * Records clicks on buttons before React listens. Ignores elements that work without JavaScript, and those in demos,
 * which record their own.
 */
const pressed: HTMLElement[] = [];

function note({ target }: Event): void {
  const button = (target as Partial<Element>).closest?.('button,[role=tab]') as HTMLElement | null;
  if (button && !button.closest('[popovertarget],[data-demo]')) pressed.push(button);
}

document.addEventListener('click', note, true);

window.docsEarlyClicks = () => {
  document.removeEventListener('click', note, true);
  return pressed;
};

export {};
