/**
 * The style sheets of the demo in the frame. Each run brings its own; those of the run before stay until it has
 * worked, and stand where they stood: above what components add to the document while they render.
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

  /** The run has worked: its sheets take the place of those before. */
  keep(): void {
    this.shown.forEach((style) => style.remove());
    this.shown = this.added;
    this.added = [];
  }

  /** The run has failed: everything is as before it. */
  drop(): void {
    this.added.forEach((style) => style.remove());
    this.added = [];
  }
}
