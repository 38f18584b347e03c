import fs from 'node:fs';
import type { Position } from '@/content/pages';

/** Finds where the front matter names a component; its beginning if the text differs from the parsed value. */
export function placeInFrontMatter(file: string, name: string): Position {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const end = lines.indexOf('---', 1);
  let isInList = false;
  for (const [index, line] of lines.slice(0, end).entries()) {
    // Other keys may contain the name too, `title: Button`; long lists continue in indented lines.
    if (/^\S/.test(line)) isInList = /^(['"]?)(components|hooks)\1\s*:/.test(line);
    const column = isInList ? columnOf(name, line) : 0;
    if (column > 0) return { line: index + 1, column };
  }
  return { line: 1, column: 1 };
}

/** Returns the column of a whole word in a line, from 1; 0 if it is not there. */
function columnOf(name: string, line: string): number {
  const isEdge = (letter = ' ') => /[\s,'":]/.test(letter);
  for (let at = line.indexOf(name); at !== -1; at = line.indexOf(name, at + 1)) {
    if (isEdge(line[at - 1]) && isEdge(line[at + name.length])) return at + 1;
  }
  return 0;
}
