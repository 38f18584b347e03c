import { escapeText } from '@/model/escape';

/** Collects tokens as lines of HTML and joins adjacent ones of the same class, including the spaces between them. */
export class LineWriter {
  private readonly lines: string[] = [];

  private line = '';

  private text = '';

  private className = '';

  /** Whitespace since `text`: joined to it if the next token has the same class. */
  private blanks = '';

  /** Adds a token. Of several classes, outer to inner, the innermost counts. */
  write(text: string, classes: string): void {
    const className = classes.slice(classes.lastIndexOf(' ') + 1);
    if (!className && !text.trim()) {
      this.blanks += text;
    } else if (className === this.className) {
      this.text += this.blanks + text;
      this.blanks = '';
    } else {
      this.flush();
      this.text = text;
      this.className = className;
    }
  }

  /** Ends the current line. */
  endLine(): void {
    this.flush();
    this.lines.push(this.line);
    this.line = '';
  }

  /** Ends the last line and returns all of them. */
  finish(): string[] {
    this.endLine();
    return this.lines;
  }

  private flush(): void {
    const escaped = escapeText(this.text);
    this.line +=
      this.className && this.text ? `<span class="${this.className}">${escaped}</span>` : escaped;
    this.line += this.blanks;
    this.text = '';
    this.className = '';
    this.blanks = '';
  }
}
