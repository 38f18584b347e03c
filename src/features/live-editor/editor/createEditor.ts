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

/** What an editor is told about and tells of. */
export interface EditorOptions {
  /** Name of the file, which decides its language. */
  name: string;
  code: string;
  /** Accessible name. */
  label: string;
  /** Id of the element that says how to leave. */
  hintId: string;
  onChange: (code: string) => void;
  /** The reader pressed Escape. */
  onLeave: () => void;
}

/** The state of a file in the editor, with its own history. */
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
      // Tab stays the browser's, which moves the focus on. Escape closes what is open before it leaves.
      keymap.of([
        ...completionKeymap,
        { key: 'Escape', run: () => (onLeave(), true) },
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      EditorView.contentAttributes.of({
        // What can be written in takes the focus anyway; said in words, tools know that code next to the screen is in reach.
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
