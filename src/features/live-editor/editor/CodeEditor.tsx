import { useEffect, useRef } from 'react';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { CodeProblem } from '../protocol';
import { createEditorState, type EditorOptions } from './createEditor';
import { showProblems } from './problemLines';

interface CodeEditorProps extends EditorOptions {
  /**
   * Key of the document. Each document has its own text, cursor and history, which are restored when it is shown again.
   */
  documentKey: string;
  problems: readonly CodeProblem[];
  /** Whether the editor takes the focus when it opens. */
  takesFocus: boolean;
}

/** Renders a file in a CodeMirror editor. Uncontrolled: `code` is the initial text. */
export function CodeEditor({ documentKey, problems, takesFocus, ...options }: CodeEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const states = useRef(new Map<string, EditorState>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!box.current) return undefined;
    const made = new EditorView({ parent: box.current });
    view.current = made;
    return () => made.destroy();
  }, []);

  useEffect(() => {
    const shown = view.current;
    const kept = states.current;
    if (!shown) return undefined;
    const state = kept.get(documentKey) ?? createEditorState(followed(latest));
    shown.setState(state);
    return () => void kept.set(documentKey, shown.state);
  }, [documentKey]);

  useEffect(() => {
    if (view.current) showProblems(view.current, problems);
  }, [documentKey, problems]);

  useEffect(() => {
    if (takesFocus) view.current?.focus();
  }, [takesFocus]);

  return <div ref={box} dir="ltr" />;
}

/** Returns options whose functions call those of the latest render, because the editor's state outlives renders. */
function followed(latest: { readonly current: EditorOptions }): EditorOptions {
  return {
    ...latest.current,
    onChange: (code) => latest.current.onChange(code),
    onLeave: () => latest.current.onLeave(),
  };
}
