/** Returns the first line of the comments directly above a line; the line itself if there are none. */
export function startOfComment(lines: readonly string[], line: number): number {
  let start = line;
  while (start > 0) {
    const above = lines[start - 1]?.trim() ?? '';
    if (above.startsWith('//')) start -= 1;
    else if (above.endsWith('*/')) {
      const opening = openingOf(lines, start - 1);
      if (opening === undefined) return start;
      start = opening;
    } else return start;
  }
  return start;
}

function openingOf(lines: readonly string[], closing: number): number | undefined {
  for (let line = closing; line >= 0; line -= 1) {
    const text = lines[line]?.trim() ?? '';
    if (text.startsWith('/*')) return line;
    if (line < closing && !text.startsWith('*')) return undefined;
  }
  return undefined;
}
