/**
 * Manages the style sheets of the demo in the frame. Each run adds its own; those of the previous run stay until it has
 * succeeded. New sheets are inserted at the position of the old ones: above the styles that components add while they
 * render.
 */
export class DemoSheets {
  private shown: HTMLStyleElement[] = [];
  private added: HTMLStyleElement[] = [];

  readonly add = (css: string): void => {
    const style = document.createElement('style');
    style.textContent = css;
    const firstOfComponents = document.head.querySelector('style[data-emotion]');
    document.head.insertBefore(style, firstOfComponents);
    this.added.push(style);
  };

  /** Call when the run has succeeded: removes the sheets of the previous run. */
  keep(): void {
    this.shown.forEach((style) => style.remove());
    this.shown = this.added;
    this.added = [];
  }

  /** Call when the run has failed: removes its sheets. */
  drop(): void {
    this.added.forEach((style) => style.remove());
    this.added = [];
  }
}
