import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import type { CodeProblem } from '../protocol';
import { ProblemWidget } from './ProblemWidget';

const setProblems = StateEffect.define<readonly CodeProblem[]>();

/** Editor state field that renders each problem as text below its line. */
export const problemLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(old, { changes, effects, state }) {
    const told = effects.find((effect) => effect.is(setProblems));
    return told ? decorate(told.value as readonly CodeProblem[], state.doc) : old.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows the problems of the file in an editor: in the gutter, in their lines and below them. */
export function showProblems(view: EditorView, problems: readonly CodeProblem[]): void {
  const { doc } = view.state;
  const placed = problems.filter(({ line }) => line !== undefined && line <= doc.lines);
  view.dispatch(
    { effects: setProblems.of(placed) },
    setDiagnostics(
      view.state,
      placed.map((problem) => toDiagnostic(problem, doc)),
    ),
  );
}

function toDiagnostic({ line = 1, column, message, phase }: CodeProblem, doc: Text): Diagnostic {
  const { from, to, text } = doc.line(line);
  const indent = text.length - text.trimStart().length;
  const start = Math.min(from + (column === undefined ? indent : column - 1), to);
  return { from: start, to, message, severity: phase === 'console' ? 'warning' : 'error' };
}

function decorate(problems: readonly CodeProblem[], doc: Text): DecorationSet {
  const lines = new Map<number, string[]>();
  for (const { line, message } of problems) {
    if (line) lines.set(line, [...(lines.get(line) ?? []), message]);
  }
  const ranges = [...lines].flatMap(([number, messages]) => {
    const { from, to } = doc.line(number);
    const widget = new ProblemWidget(messages.join('\n'));
    return [
      Decoration.line({ class: 'cm-problem-line' }).range(from),
      Decoration.widget({ widget, block: true, side: 1 }).range(to),
    ];
  });
  return Decoration.set(ranges, true);
}
