/** Follows lines and knows which of them belong to fenced code. */
export class FenceTracker {
  private marker = '';

  /** Whether the line is part of a fence, its first and last line included. Ask for every line, in order. */
  isCode(line: string): boolean {
    const marker = /^(`{3,}|~{3,})/.exec(line)?.[1];
    if (!this.marker) {
      this.marker = marker ?? '';
      return Boolean(marker);
    }
    if (marker?.startsWith(this.marker) && line.trim() === marker) {
      this.marker = '';
    }
    return true;
  }
}
