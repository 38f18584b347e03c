import type { MessagePiece } from './fillMessage';

/** A part of a message to render: text, or code. */
export type ShownPiece = MessagePiece | { kind: 'code'; isBlock: boolean; pieces: MessagePiece[] };

const statement = /^(?:import|export|const|let|function) /;

/** Finds code in the library's own text: between backticks, and paragraphs of statements. */
export function findCode(pieces: readonly MessagePiece[]): ShownPiece[] {
  const shown: ShownPiece[] = [];
  let open: MessagePiece[] | undefined;
  for (const piece of pieces) {
    const parts = piece.kind === 'text' ? piece.text.split('`') : [];
    if (piece.kind !== 'text') (open ?? shown).push(piece);
    parts.forEach((text, index) => {
      if (index > 0) open = open ? close(shown, open) : [];
      if (open) open.push(...textOf(text));
      else shown.push(...splitStatements(text));
    });
  }
  // An unmatched backtick is text.
  if (open) shown.push({ kind: 'text', text: '`' }, ...open);
  return shown;
}

function close(shown: ShownPiece[], pieces: MessagePiece[]): undefined {
  shown.push({ kind: 'code', isBlock: false, pieces });
}

/** Splits text into paragraphs; adjacent ones of statements become one code block. */
function splitStatements(text: string): ShownPiece[] {
  const paragraphs = text.split('\n\n');
  const first = paragraphs.findIndex((paragraph) => statement.test(paragraph));
  if (first < 0) return textOf(text);
  const rest = paragraphs.slice(first);
  const end = rest.findIndex((paragraph) => !statement.test(paragraph));
  const code = end < 0 ? rest : rest.slice(0, end);
  return [
    ...textOf(paragraphs.slice(0, first).join('\n\n')),
    { kind: 'code', isBlock: true, pieces: textOf(code.join('\n\n')) },
    ...(end < 0 ? [] : textOf(rest.slice(end).join('\n\n'))),
  ];
}

const textOf = (text: string): MessagePiece[] => (text === '' ? [] : [{ kind: 'text', text }]);
