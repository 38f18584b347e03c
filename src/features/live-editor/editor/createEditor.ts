import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tokenClasses } from '@/model/tokenClasses';
import { editorTheme } from './editorTheme';
import { problemLines } from './problemLines';

/** Options and callbacks of an editor. */
export interface EditorOptions {
  /** Name of the file, which decides its language. */
  name: string;
  code: string;
  /** Accessible name. */
  label: string;
  /** Id of the hint about leaving the editor by keyboard. */
  hintId: string;
  onChange: (code: string) => void;
  /** Called when the reader presses Escape. */
  onLeave: () => void;
}

/** Creates the editor state of a file, with its own history. */
export function createEditorState(options: EditorOptions): EditorState {
  const { name, code, label, hintId, onChange, onLeave } = options;
  return EditorState.create({
    doc: code,
    extensions: [
      languageOf(name),
      syntaxHighlighting(tokenClasses),
      history(),
      closeBrackets(),
      bracketMatching(),
      indentOnInput(),
      autocompletion(),
      lintGutter(),
      problemLines,
      // Tab is left to the browser, which moves the focus. Escape closes open popups before it leaves the editor.
      keymap.of([
        ...completionKeymap,
        { key: 'Escape', run: () => (onLeave(), true) },
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      EditorView.contentAttributes.of({
        // Contenteditable elements are focusable anyway; the attribute tells accessibility checks that this scrolling
        // code is reachable.
        tabindex: '0',
        'aria-label': label,
        'aria-describedby': hintId,
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: 'false',
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
      editorTheme,
    ],
  });
}

function languageOf(name: string): Extension {
  if (name.endsWith('.css')) return css();
  if (name.endsWith('.json')) return [];
  return javascript({ jsx: !name.endsWith('.ts'), typescript: /\.tsx?$/.test(name) });
}
