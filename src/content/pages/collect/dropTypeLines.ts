import { parseModule } from './parseModule';
import { startOfComment } from './startOfComment';

const typeComment = /^\s*(\/\/|\{?\/\*)\s*(@ts-|eslint-disable(-next-line)?\s+@typescript-eslint)/;

/**
 * Drops the lines that contained only types: those with text before the types were removed, and none afterwards.
 * Comments directly above them, and comments for the type checker, are dropped too.
 */
export function dropTypeLines(typed: string, untyped: string): string {
  const before = typed.split('\n');
  const after = untyped.split('\n');
  const emptied = after.map((line, index) => !line.trim() && Boolean(before[index]?.trim()));
  const comments = commentsIn(untyped);
  const dropped = emptied.map((gone, index) => gone || typeComment.test(comments[index] ?? ''));
  emptied.forEach((gone, index) => {
    if (!gone || emptied[index - 1]) return;
    for (let above = startOfComment(comments, index); above < index; above += 1)
      dropped[above] = true;
  });
  return after.filter((_, index) => !dropped[index]).join('\n');
}

/** Returns the lines that are or begin with a comment, and empty ones for the others, such as texts that look like it. */
function commentsIn(code: string): string[] {
  const lines = code.split('\n');
  const found = lines.map(() => '');
  parseModule('untyped.jsx', code).tree.iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'LineComment' && name !== 'BlockComment') return;
      const before = code.slice(0, from).split('\n');
      if (!/^\s*\{?\s*$/.test(before.at(-1) ?? '')) return;
      const first = before.length - 1;
      const count = code.slice(from, to).split('\n').length;
      for (let line = first; line < first + count; line += 1) found[line] = lines[line] ?? '';
    },
  });
  return found;
}
