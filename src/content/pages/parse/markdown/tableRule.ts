import type { MarkdownIt, StateBlock, Token } from 'markdown-it';
import { lineStart, type BlockRuleArguments } from './lineText';
import { rememberStart } from './positions';

/** Records the positions of table cells, which markdown-it omits. */
export function tableRule(md: MarkdownIt): void {
  const original = md.block.ruler.getRules('').find((rule) => rule.name === 'table');
  if (!original) {
    throw new Error('markdown-it has no rule named table any more.');
  }
  md.block.ruler.at(
    'table',
    (...[state, startLine, endLine, silent]: BlockRuleArguments) => {
      const first = state.tokens.length;
      const found = original(state, startLine, endLine, silent);
      if (found && !silent) {
        placeCells(state, state.tokens.slice(first));
      }
      return found;
    },
    { alt: ['paragraph', 'reference'] },
  );
}

function placeCells(state: StateBlock, tokens: readonly Token[]): void {
  let row: Token['map'] = null;
  let cells: { column: number; written: string }[] = [];
  for (const token of tokens) {
    if (token.type === 'tr_open' && token.map) {
      row = token.map;
      cells = splitRow(state, row[0]);
    } else if (token.type === 'inline') {
      token.map = row;
      rememberStart(token, cells.shift() ?? { column: 0 });
    }
  }
}

/** Splits a row into trimmed cells as markdown-it does: at each unescaped `|`. */
function splitRow(state: StateBlock, line: number): { column: number; written: string }[] {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const text = state.src.slice(start, state.eMarks[line]).trimEnd();
  let column = start - lineStart(state, line);
  const cells = text.split(/(?<!\\)\|/).map((content) => {
    const cell = {
      column: column + content.length - content.trimStart().length,
      written: content.trim(),
    };
    column += content.length + 1;
    return cell;
  });
  return text.startsWith('|') ? cells.slice(1) : cells;
}
