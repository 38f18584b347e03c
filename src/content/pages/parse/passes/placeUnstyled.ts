import type { MarkdownSource, Position } from '../../stages';
import type { Draft } from '../draft';

/** Moves positions in the section to the front matter's key, because its own lines are in no file. */
export function placeUnstyled(draft: Draft): void {
  const { source, lines } = draft;
  const end = source.bodyLine + lines.length;
  const place = (found: Partial<Position>): void => {
    if ((found.line ?? 0) >= end) Object.assign(found, placeOfKey(source));
  };
  draft.links.forEach(place);
  draft.problems.forEach(place);
}

function placeOfKey({ text }: Pick<MarkdownSource, 'text'>): Position {
  const lines = text.split('\n');
  const line = lines.findIndex((written) => written.startsWith('unstyled:'));
  const [before = ''] = /^unstyled:\s*['"]?/.exec(lines[line] ?? '') ?? [];
  return { line: line + 1, column: before.length + 1 };
}
