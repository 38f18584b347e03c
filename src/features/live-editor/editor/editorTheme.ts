import { EditorView } from '@codemirror/view';

/** Theme of the editor: colors, fonts and spacing of code blocks in `code.css`. */
export const editorTheme = EditorView.theme({
  '&': { background: 'var(--code-ground)', color: 'var(--code-plain)', fontSize: '0.8125rem' },
  '&.cm-focused': {
    outline: '2px solid var(--docs-palette-primary-main)',
    outlineOffset: '-2px',
  },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.65' },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--code-plain)', tabSize: '2' },
  '.cm-line': { padding: '0 16px 0 0' },
  // As wide as the padding of code blocks, so that nothing moves sideways.
  '.cm-gutters': { background: 'none', border: '0' },
  '.cm-gutter-lint': { width: '16px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0.35em 2px 0' },
  '.cm-lint-marker': { width: '11px', height: '11px' },
  '.cm-cursor': { borderInlineStartColor: 'var(--code-plain)', borderInlineStartWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, ::selection': {
    background: 'color-mix(in srgb, var(--docs-palette-primary-main) 28%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    background: 'color-mix(in srgb, var(--docs-palette-primary-main) 20%, transparent)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--docs-palette-border-strong)',
    borderRadius: '7px',
    background: 'var(--docs-palette-background-raised)',
    color: 'var(--docs-palette-text-primary)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--docs-palette-primary-main)',
    color: 'var(--docs-palette-primary-contrastText)',
  },
  '.cm-diagnostic': { padding: '6px 10px', whiteSpace: 'pre-wrap' },
  '.cm-problem': {
    padding: '2px 16px 2px 0',
    color: 'var(--docs-palette-error-main)',
    font: '500 0.8125rem/1.5 var(--font-text)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '.cm-problem-line': { background: 'var(--code-del)' },
});
