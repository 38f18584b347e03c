/** Renders outlines around elements, in a layer above the page that does not affect its layout. */
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

  /** Outlines these elements instead of the previous ones. */
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

  /** Removes the outlines. */
  clear(): void {
    this.show([]);
  }

  /** Updates the outlines in each frame: elements move while the reader scrolls and during animations. */
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
