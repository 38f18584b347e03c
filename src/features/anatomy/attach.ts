import { elementsOf, partAt, rowsOf, type PartRow } from './findParts';
import { Outlines } from './outlines';

/** Makes the list of parts and the live component point at each other. Returns how that ends. */
export function attach(section: HTMLElement): () => void {
  const anatomy = new Anatomy(section);
  const stage = section.querySelector<HTMLElement>('[data-anatomy-stage]')!;
  const list = section.querySelector<HTMLElement>('.anatomy-parts')!;
  // Not by the signal of an AbortController, which somebody may have replaced.
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

/** Which part the reader looks at, and which stays in sight. */
class Anatomy {
  private readonly rows: readonly PartRow[];
  private readonly outlines = new Outlines();
  private pinned: PartRow | undefined;

  constructor(private readonly section: HTMLElement) {
    this.rows = rowsOf(section);
    this.markAbsent();
  }

  rowOf(target: EventTarget | null): PartRow | undefined {
    return this.rows.find(({ button }) => target instanceof Node && button.contains(target));
  }

  partOf(target: EventTarget | null): PartRow | undefined {
    return target instanceof Element ? partAt(this.rows, target) : undefined;
  }

  /** Marks a part in the list and frames its elements. */
  show(part: PartRow | undefined): void {
    for (const row of this.rows) row.button.toggleAttribute('data-current', row === part);
    this.outlines.show(part ? elementsOf(this.section, part) : []);
    const code = this.section.querySelector('.anatomy-code code');
    const text = part?.button.dataset.code;
    if (code && text && code.textContent !== text) code.textContent = text;
  }

  /** Keeps a part in sight, or no longer. */
  pin(part: PartRow | undefined): void {
    if (!part) return;
    this.pinned = this.pinned === part ? undefined : part;
    for (const row of this.rows)
      row.button.setAttribute('aria-pressed', String(row === this.pinned));
    this.stopAt(part);
    this.show(part);
  }

  leave(): void {
    this.show(this.pinned);
  }

  /** The arrow keys go from part to part; the list is one stop of the Tab key. */
  move(event: KeyboardEvent): void {
    const at = this.rows.findIndex(({ button }) => button === document.activeElement);
    const next = this.rows[nextRow(event.key, at, this.rows.length)];
    if (!next) return;
    event.preventDefault();
    this.stopAt(next);
    next.button.focus();
  }

  /** Tells the parts that this component does not show right now. */
  markAbsent(): void {
    for (const row of this.rows) {
      row.button.toggleAttribute('data-absent', elementsOf(this.section, row).length === 0);
    }
  }

  private stopAt(stop: PartRow): void {
    for (const { button } of this.rows) button.tabIndex = button === stop.button ? 0 : -1;
  }
}

/** The row a key leads to, from 0; -1 for keys that lead nowhere. Behind the last row is the first. */
export function nextRow(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
