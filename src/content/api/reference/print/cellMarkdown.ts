/** A box drawn with characters, from its line of `_` to its line of `‾`. */
const box = /^[ \t]*_{3,}[ \t]*\n(?:.*\n)*?[ \t]*‾{3,}[ \t]*$/gm;

/** Puts what a comment draws into fences: without them a line of `_` is a rule, and blanks are lost. */
export function fenceDrawings(markdown: string): string {
  return markdown.replace(box, (drawing) => `\`\`\`text\n${drawing}\n\`\`\``);
}

/** The beginning of a list item, where a cell, which is one line, needs a break. */
const item = /^([-*+]|\d+\.)\s/;

/** Converts the Markdown of a comment for a table cell: paragraphs, list items and lines of code keep their breaks. */
export function cellMarkdown(markdown: string): string {
  const lines: string[] = [];
  let isCode = false;
  let isNew = true;
  for (const line of fenceDrawings(markdown).split('\n')) {
    const text = line.trim();
    const isFence = text.startsWith('```');
    if (isFence) isCode = !isCode;
    else if (isCode && text) lines.push(cellCode(line));
    else if (isNew || item.test(text)) lines.push(withBars(text));
    else if (text) lines.push(`${lines.pop()} ${withBars(text)}`);
    isNew = isFence || isCode || text === '';
  }
  return lines.filter(Boolean).join('<br>');
}

/** Converts code for a table cell, on one line. */
export function cellCode(text: string): string {
  if (!text) return '';
  const code = withBars(text.trimEnd().replace(/(?<=\S)\s*\n\s*/g, ' '));
  const runs = code.match(/`+/g) ?? [];
  const mark = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  // A space separates the backticks of the code from those around it.
  return /^`|`$/.test(code) ? `${mark} ${code} ${mark}` : mark + code + mark;
}

/** Escapes vertical bars, which would end the cell. */
function withBars(text: string): string {
  return text.replaceAll('|', '\\|');
}
