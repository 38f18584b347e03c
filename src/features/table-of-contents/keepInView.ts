/** Part of the frame's height that stays free above and below the current link. */
const margin = 0.2;

/** Scrolls what holds the table of contents, and nothing else, so that the link of the section being read can be seen. */
export function keepInView(nav: HTMLElement | null): void {
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
