import { useEffect, type RefObject } from 'react';

/** Share of the scroll container's height that stays free above and below the current link. */
const margin = 0.2;

/** Scrolls the column of the table of contents, not the page, to the link of the current section when that changes. */
export function useKeepInView(nav: RefObject<HTMLElement>, current: string | null): void {
  useEffect(() => {
    if (current !== null) keepInView(nav.current);
  }, [nav, current]);
}

function keepInView(nav: HTMLElement | null): void {
  const holder = nav?.parentElement;
  const link = nav?.querySelector('a[aria-current]')?.getBoundingClientRect();
  if (!holder || !link) return;
  const frame = holder.getBoundingClientRect();
  const free = frame.height * margin;
  const above = link.top - frame.top - free;
  const below = link.bottom - frame.bottom + free;
  if (above < 0) holder.scrollTop += above;
  else if (below > 0) holder.scrollTop += below;
}
