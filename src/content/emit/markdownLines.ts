/** Applies a change to every line of Markdown that is outside fenced code. */
export function changeProse(
  lines: readonly string[],
  change: (line: string, index: number) => string[],
): string[] {
  let fence = '';
  return lines.flatMap((line, index) => {
    const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && !fence) {
      fence = mark;
      return change(line, index);
    }
    if (!fence) return change(line, index);
    if (mark?.startsWith(fence)) fence = '';
    return [line];
  });
}
