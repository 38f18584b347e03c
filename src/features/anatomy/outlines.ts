/** Draws frames around elements, above everything and without moving anything. */
export class Outlines {
  private readonly layer = document.createElement('div');
  private elements: readonly Element[] = [];
  private frame = 0;

  constructor() {
    this.layer.dataset.anatomyOutlines = '';
    this.layer.setAttribute('aria-hidden', 'true');
    Object.assign(this.layer.style, {
      position: 'fixed',
      inset: '0',
      overflow: 'hidden',
      pointerEvents: 'none',
      zIndex: '1600',
    });
  }

  /** Frames these elements instead of those before. */
  show(elements: readonly Element[]): void {
    this.elements = elements;
    cancelAnimationFrame(this.frame);
    if (elements.length === 0) {
      this.layer.remove();
      return;
    }
    if (!this.layer.isConnected) document.body.append(this.layer);
    this.follow();
  }

  /** Takes the frames away. */
  clear(): void {
    this.show([]);
  }

  /** Elements move while the reader scrolls, and while they are animated. */
  private follow = () => {
    const boxes = this.elements.map(boxOf);
    this.layer.replaceChildren(...boxes);
    this.frame = requestAnimationFrame(this.follow);
  };
}

function boxOf(element: Element): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = document.createElement('div');
  Object.assign(box.style, {
    position: 'absolute',
    left: `${left - 2}px`,
    top: `${top - 2}px`,
    inlineSize: `${width + 4}px`,
    blockSize: `${height + 4}px`,
    outline: '2px solid var(--docs-palette-primary-main)',
    outlineOffset: '-1px',
    borderRadius: '3px',
  });
  return box;
}
