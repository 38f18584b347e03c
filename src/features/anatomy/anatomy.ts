import { nextIndex } from '@/base/ui';
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

  /** Moves between the parts by the up and down arrow keys, Home and End; the list is one tab stop. */
  move(event: KeyboardEvent): void {
    const index = this.rows.findIndex(({ button }) => button === document.activeElement);
    const count = this.rows.length;
    const next = this.rows[nextIndex(event, { index, count, orientation: 'vertical' })];
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
