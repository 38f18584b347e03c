/**
 * Notes, from the head on, the buttons that are pressed before React listens to them. What opens by itself and what
 * stands in a demo is left out: the browser and the demo look after these.
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
