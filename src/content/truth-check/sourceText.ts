import type { Position } from '../stages';

/** Finds where strings are written in a file: each call for the same string finds its next place. */
export class SourceText {
  private readonly literals = new Map<string, number[]>();
  private readonly lineStarts = [0];

  constructor(private readonly text: string) {
    for (const { 2: value = '', index } of text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)) {
      const places = this.literals.get(value);
      if (places) places.push(index);
      else this.literals.set(value, [index]);
    }
    for (const { index } of text.matchAll(/\n/g)) this.lineStarts.push(index + 1);
  }

  /** Place of the next string literal that holds exactly `value`; undefined when there is none. */
  next(value: string): Position | undefined {
    const place = this.literals.get(value)?.shift();
    return place === undefined ? undefined : this.position(place);
  }

  /** Place of the first `name` written as a key on or after a line; the start of the line when there is none. */
  key(name: string, after: Position): Position {
    const start = this.lineStarts[after.line - 1] ?? 0;
    const match = new RegExp(`\\b${name}\\b['"]?\\s*:`).exec(this.text.slice(start));
    return match ? this.position(start + match.index) : after;
  }

  private position(offset: number): Position {
    let low = 0;
    let high = this.lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.lineStarts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - this.lineStarts[low]! + 1 };
  }
}
