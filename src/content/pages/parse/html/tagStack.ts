import type { Position } from '../../stages';
import { isVoid, type HtmlTag } from './tags';

interface OpenElement {
  name: string;
  written: string;
  place: Position;
}

/** Elements that HTML closes implicitly, at their parent's end or before a sibling. */
const closedByItself = new Set(
  'li p dt dd td th tr thead tbody tfoot colgroup option rt rp'.split(' '),
);

/** Tracks the open elements of a page. */
export class TagStack {
  private open: OpenElement[] = [];

  /** Names of elements already reported as open: their late closing tags are not a second error. */
  private reported: string[] = [];

  /** Processes the next tag; returns false for a closing tag without an opening one. */
  read(tag: HtmlTag, place: Position): boolean {
    if (tag.kind === 'open' && !isVoid(tag.name) && !tag.selfClosing) {
      this.open.push({ name: tag.name, written: tag.written, place });
    }
    return tag.kind !== 'close' || this.close(tag.name);
  }

  /** Returns the elements that should be closed by now. Afterwards none is open. */
  takeOpen(): OpenElement[] {
    const open = this.open.filter(({ name }) => !closedByItself.has(name));
    this.reported.push(...open.map(({ name }) => name));
    this.open = [];
    return open;
  }

  private close(name: string): boolean {
    let index = this.open.length - 1;
    while (index >= 0 && this.open[index]?.name !== name && this.mayPass(index)) {
      index -= 1;
    }
    if (this.open[index]?.name === name) {
      this.open.length = index;
      return true;
    }
    const late = this.reported.lastIndexOf(name);
    if (late !== -1) {
      this.reported.splice(late, 1);
    }
    return late !== -1;
  }

  private mayPass(index: number): boolean {
    return closedByItself.has(this.open[index]?.name ?? '');
  }
}
