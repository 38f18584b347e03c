/** A position in the markdown, line and column from 0. */
export interface Place {
  line: number;
  column: number;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** The lines of a page that is being converted to its Markdown version. All positions refer to the author's text. */
export class EditedLines {
  private readonly edits = new Map<number, Edit[]>();
  private readonly replaced = new Map<number, string[]>();
  private readonly names = new Map<number, string>();
  private readonly padded = new Map<number, number>();
  private readonly kept = new Set<number>();
  private readonly result: string[] = [];
  /** The number of output lines when the last one became nothing but a list marker. */
  private bareMarkers = 0;

  constructor(private readonly lines: readonly string[]) {}

  /** Replaces the text between two positions, or inserts it if they are equal. */
  replace(start: Place, end: Place, text: string): void {
    for (let line = start.line; line <= end.line; line += 1) {
      const isFirst = line === start.line;
      const from = isFirst ? start.column : this.contentStart(line);
      const to = line === end.line ? end.column : this.width(line);
      const edits = this.edits.get(line) ?? [];
      this.edits.set(line, [...edits, { from, to, text: isFirst ? text : '' }]);
    }
  }

  /** Replaces a line from a position to its end. */
  replaceRest(start: Place, text: string): void {
    this.replace(start, { line: start.line, column: this.width(start.line) }, text);
  }

  /** Replaces a line by others, which are not edited further. */
  setLine(line: number, lines: readonly string[]): void {
    this.replaced.set(line, [...lines]);
  }

  /** Keeps a line of code or raw HTML even if it is empty. */
  keep(line: number): void {
    this.kept.add(line);
  }

  /**
   * Makes a line part of a quotation that starts at the position; `missing` is the number of spaces to add to a line
   * that is too short.
   */
  quote(start: Place, missing: number): void {
    const done = this.padded.get(start.line) ?? 0;
    this.padded.set(start.line, Math.max(done, missing));
    const glued = this.lines[start.line]?.[start.column - 1] === '>' ? ' ' : '';
    this.replace(start, start, `${glued}${' '.repeat(Math.max(0, missing - done))}> `);
  }

  /** Starts a quotation with a name, replacing the rest of the line. */
  startQuotation(start: Place, name: string): void {
    this.names.set(start.line, name);
    this.replaceRest(start, `> ${name}`);
  }

  /** Joins all lines, with at most one empty line in a row. */
  join(): string {
    this.result.length = 0;
    this.lines.forEach((_, line) => this.write(line));
    return this.result.join('\n').replace(/^\n+/, '').trimEnd();
  }

  private write(line: number): void {
    const others = this.replaced.get(line);
    if (others) {
      this.pushEmpty('');
      this.result.push(...others);
      this.pushEmpty('');
      return;
    }
    const text = this.edited(line);
    const name = this.names.get(line);
    if (name !== undefined) {
      this.pushQuotation(text, name);
    } else if (!isEmpty(text)) {
      const isEdited = this.edits.has(line);
      this.result.push(isEdited ? text.trimEnd() : text);
      if (isEdited && isBareMarker(text)) this.bareMarkers = this.result.length;
    } else if (this.kept.has(line)) {
      this.result.push(text.trimEnd());
    } else {
      this.pushEmpty(text);
    }
  }

  private edited(line: number): string {
    // From right to left; of two edits at the same position, the later one is the inner one.
    const edits = (this.edits.get(line) ?? [])
      .toReversed()
      .toSorted((a, b) => b.from - a.from || b.to - a.to);
    return edits.reduce(
      (text, { from, to, text: other }) => text.slice(0, from) + other + text.slice(to),
      this.lines[line] ?? '',
    );
  }

  private pushQuotation(text: string, name: string): void {
    const before = text.slice(0, -`> ${name}`.length);
    const inside = `${before.replace(/[^>\s]/g, ' ')}>`;
    // Without an empty line it would continue the quotation or the raw HTML above it.
    if (isEmpty(before)) this.pushEmpty(before);
    this.result.push(text);
    this.pushEmpty(inside);
  }

  /** Adds an empty line. Of two in a row, the one in the outer quotation stays. A list item cannot begin with one. */
  private pushEmpty(text: string): void {
    const last = this.result.at(-1);
    if (this.result.length === this.bareMarkers) return;
    if (last === undefined || !isEmpty(last)) {
      this.result.push(text.trimEnd());
    } else if (depth(text) < depth(last)) {
      this.result[this.result.length - 1] = text.trimEnd();
    }
  }

  private width(line: number): number {
    return this.lines[line]?.length ?? 0;
  }

  private contentStart(line: number): number {
    return /^[>\s]*/.exec(this.lines[line] ?? '')?.[0].length ?? 0;
  }
}

const isEmpty = (text: string): boolean => /^[>\s]*$/.test(text);

const isBareMarker = (text: string): boolean => /^[>\s]*([-*+]|\d+[.)])\s*$/.test(text);

/** Returns the number of quotations around a line. */
const depth = (text: string): number => /^[>\s]*/.exec(text)?.[0].replace(/\s/g, '').length ?? 0;
