import { elementsOf, partAt, rowsOf, type PartRow } from './findParts';
import { Outlines } from './outlines';

/** Keeps track of the highlighted part and of the pinned one. */
export class Anatomy {
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

  /** Highlights a part in the list and outlines its elements. */
  show(part: PartRow | undefined): void {
    for (const row of this.rows) row.button.toggleAttribute('data-current', row === part);
    this.outlines.show(part ? elementsOf(this.section, part) : []);
    const code = this.section.querySelector('.anatomy-code code');
    const text = part?.button.dataset.code;
    if (code && text && code.textContent !== text) code.textContent = text;
  }

  /** Pins a part, or unpins it if it is pinned. */
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

  /** Moves between the parts by arrow keys; the list is one tab stop. */
  move(event: KeyboardEvent): void {
    const at = this.rows.findIndex(({ button }) => button === document.activeElement);
    const next = this.rows[nextRow(event.key, at, this.rows.length)];
    if (!next) return;
    event.preventDefault();
    this.stopAt(next);
    next.button.focus();
  }

  /** Marks the parts that the component does not render at the moment. */
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
