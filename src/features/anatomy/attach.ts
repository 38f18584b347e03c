import { Anatomy } from './anatomy';

/**
 * Connects the list of parts with the live component: hovering or focusing one highlights the other. Returns a function
 * that removes the listeners.
 */
export function attach(section: HTMLElement): () => void {
  const stage = section.querySelector<HTMLElement>('[data-anatomy-stage]');
  const list = section.querySelector<HTMLElement>('.anatomy-parts');
  if (!stage || !list) return () => {};
  const anatomy = new Anatomy(section);
  // Not an AbortController, because other scripts may have replaced that global.
  const endings: (() => void)[] = [];
  function listen<K extends keyof HTMLElementEventMap>(
    place: HTMLElement,
    kind: K,
    notice: (event: HTMLElementEventMap[K]) => void,
  ) {
    place.addEventListener(kind, notice);
    endings.push(() => place.removeEventListener(kind, notice));
  }
  for (const kind of ['pointerover', 'focusin'] as const) {
    listen(list, kind, ({ target }) => anatomy.show(anatomy.rowOf(target)));
    listen(stage, kind, ({ target }) => anatomy.show(anatomy.partOf(target)));
  }
  for (const place of [list, stage]) {
    listen(place, 'pointerleave', () => anatomy.leave());
    listen(place, 'focusout', () => anatomy.leave());
  }
  listen(list, 'click', ({ target }) => anatomy.pin(anatomy.rowOf(target)));
  listen(list, 'keydown', (event) => anatomy.move(event));
  const observer = new MutationObserver(() => anatomy.markAbsent());
  observer.observe(stage, { childList: true, subtree: true });
  return () => {
    endings.forEach((end) => end());
    observer.disconnect();
    anatomy.show(undefined);
  };
}
